// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { applyCredits } from '@parlour/api-client/live/apply-credits';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPage } from './credits-page.tsx';
import { CreditsPill } from './credits-pill.tsx';
import { PricingPage } from './pricing.tsx';
import { credits, payment } from './shop-replies.fixture.ts';
import { TransactionsPage } from './transactions-page.tsx';
import { WelcomeOffer } from './welcome-offer.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const userOf = (user: object | null) => ({
  'GET /api/user.php': () => ({ user, counts: {}, geo: {}, server_time: '2026-03-01T12:00:00Z' }),
});
const listing = { 'GET /api/credits.php': () => credits, ...userOf({ paid_user: false, credits: 240 }) };
const order = () => screen.getByRole('complementary', { name: 'Your order' });
const payButton = () => screen.getByRole('button', { name: /^Pay €/ });

test('the popular package and the first method are chosen, with the discount and the price of a message', async () => {
  renderPage(<CreditsPage />, listing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your credits' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Popular.*250.*€22.43.*€0.90 per message/ }).checked).toBe(
    true,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /iDEAL.*no costs/ }).checked).toBe(true);
  expect(order().textContent).toMatch(/250 credits€29\.90.*Discount, 25%− €7\.47.*Total incl\. VAT€22\.43/);
  expect(screen.getByText(/PM Services/)).toBeTruthy();
});

test.each(['p0', 'p1', 'p2', 'p3'] as const)(
  'in style %s the popular package is ribboned with its discount too',
  async (style) => {
    renderPage(<CreditsPage />, { ...listing, 'GET /api/credits.php': () => ({ ...credits, style }) });
    const [small, popular] = await screen.findAllByRole('radio', { name: /−25%/ });
    expect([small, popular].map((one) => one?.getAttribute('value'))).toEqual(['nl-100', 'nl-250']);
    expect(screen.getByRole('radio', { name: /Popular/ })).toBe(popular);
  },
);

test('another package and method change the total and the address, and keep the focus', async () => {
  renderPage(<CreditsPage />, listing);
  await userEvent.click(await screen.findByRole('radio', { name: /100/ }));
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(order().textContent).toContain('Transaction costs, PayPal€0.60');
  expect(order().textContent).toContain('€11.78');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /PayPal/ }));
  expect(window.location.pathname).toBe('/credits/nl-100/paypal');
});

test('the address chooses package and method', async () => {
  renderPage(<CreditsPage packageId="nl-100" paymentMethod="paypal" />, listing);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /100/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /PayPal/ }).checked).toBe(true);
});

test('the wish to start at once is never ticked in advance, and nothing is paid without it', async () => {
  const { asked } = renderPage(<CreditsPage />, listing);
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Add my credits at once/ });
  expect(wish.checked).toBe(false);
  await userEvent.click(payButton());
  expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
  expect(wish.getAttribute('aria-invalid')).toBe('true');
});

test('a visitor reads the prices and is asked to log in before buying', async () => {
  renderPage(<CreditsPage />, { ...listing, ...userOf(null) });
  expect((await screen.findByRole('link', { name: 'Log in to buy credits' })).getAttribute('href')).toBe(
    '/login?next=%2Fcredits',
  );
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what a visitor has chosen by the address is there again after the log-in', async () => {
  renderPage(<CreditsPage packageId="nl-100" paymentMethod="paypal" country="NL" code="SUMMER" />, {
    ...listing,
    ...userOf(null),
  });
  const link = await screen.findByRole('link', { name: 'Log in to buy credits' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('next')).toBe(
    '/credits/nl-100/paypal?country=NL&code=SUMMER',
  );
  expect(screen.getByText('Your code: WELCOME25')).toBeTruthy();
});

test('a visitor is told of a code that does not count', async () => {
  renderPage(<CreditsPage code="WRONG" />, {
    ...userOf(null),
    'GET /api/credits.php': ({ query }) => {
      if (query?.['discount_code']) throw new ApiError(404, { code: 'code_not_found' });
      return { ...credits, discount: null };
    },
  });
  expect(await screen.findByText('Code not found')).toBeTruthy();
});

test('a code that takes less off than the own offer is said to be left aside, aloud too', async () => {
  const dearer = {
    ...credits,
    discount: { ...credits.discount!, code: 'SPRING', percentage: 10 },
    packages: credits.packages.map((offer) => ({
      ...offer,
      price: { ...offer.price, amount: offer.price.amount + 100 },
      discount: { ...offer.discount!, code: 'SPRING' },
    })),
  };
  renderPage(<CreditsPage code="SPRING" />, {
    ...listing,
    'GET /api/credits.php': ({ query }) => (query?.['discount_code'] ? dearer : credits),
  });
  await screen.findByText('Your code: SPRING');
  expect(screen.getAllByText(/Your own offer takes more off/)).toHaveLength(2);
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContain('Your own offer takes more off, so your order keeps that one.');
  expect(document.querySelector('[name="discount_code"]')).toBeNull();
  expect(screen.getByRole('complementary', { name: 'Your order' }).textContent).toContain('€22.43');
});

test('the purse holds what the member has now', async () => {
  const { client } = renderPage(<CreditsPage />, listing);
  expect(await screen.findByText(/You have 240 credits/)).toBeTruthy();
  act(() => applyCredits(client, { kind: 'credits', credits: 230, paid_user: false }));
  expect(await screen.findByText(/You have 230 credits/)).toBeTruthy();
});

test('where messages cost nothing, packages are not counted in them', async () => {
  const free = { ...credits, costs: { ...credits.costs, message: 0 } };
  renderPage(<CreditsPage />, { ...listing, 'GET /api/credits.php': () => free });
  await screen.findAllByRole('radio');
  expect(screen.queryByText(/messages?$/)).toBeNull();
  cleanup();
  renderPage(<PricingPage />, { ...listing, 'GET /api/credits.php': () => free });
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  expect(screen.queryByText(/per message/)).toBeNull();
});

test('where no way to pay is offered, the page says so and sells nothing', async () => {
  renderPage(<CreditsPage />, { ...listing, 'GET /api/credits.php': () => ({ ...credits, methods: [] }) });
  expect(await screen.findByRole('heading', { name: 'Credits cannot be bought right now' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('paying sends the total that was seen and goes to the page of the payment', async () => {
  const reply = { payment: { ...payment, next: { kind: 'wait' } } };
  const { asked, router } = renderPage(<CreditsPage />, { ...listing, 'POST /api/payment.php': () => reply });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  await waitFor(() => expect(router.state.location.pathname).toBe(`/payments/${payment.payment_id}`));
  const sent = asked.find(({ call }) => call.method === 'POST');
  expect(sent?.idempotencyKey).toBeTruthy();
  expect(sent?.body).toEqual({
    package_id: 'nl-250',
    payment_method: 'ideal',
    country: 'NL',
    expected_total: { amount: 2243, currency: 'EUR' },
    return_url: '/payments/{payment_id}?country=NL',
    accept: { start_now: true },
  });
});

test.each([
  ['a changed price', { code: 'price_changed', params: { total: 2990, currency: 'EUR' } }, 'The price has changed'],
  ['a code that has ended', { code: 'code_expired' }, 'expired'],
  [
    'a package that is sold no more',
    { code: 'validation_failed', fields: { package_id: 'value_unknown' } },
    'Choose one of the values offered',
  ],
] as const)('%s is said, nothing is started, and the shop is read again', async (_, body, sentence) => {
  const refused = () => {
    throw new ApiError(409, body);
  };
  const { asked } = renderPage(<CreditsPage />, { ...listing, 'POST /api/payment.php': refused });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  await waitFor(() => expect(asked.filter(({ call }) => call.path === '/api/credits.php')).toHaveLength(2));
});

const account = {
  entries: [
    {
      id: 'e2',
      at: '2026-03-01T13:00:00Z',
      kind: 'message',
      credits: -10,
      balance: 240,
      money: null,
      ref: null,
      profile: { id: 'p', name: 'Nora' },
    },
    {
      id: 'e1',
      at: '2026-03-01T12:00:00Z',
      kind: 'purchase',
      credits: 250,
      balance: 250,
      money: { amount: 2243, currency: 'EUR' },
      ref: null,
      profile: null,
    },
  ],
  payments: [{ ...payment, status: 'completed' }],
  page: 1,
  pages: 3,
  total: 41,
  totals: { balance: 240, added: 250, spent: 10 },
};

test('the account shows each movement with its balance, the payments and its pages', async () => {
  renderPage(<TransactionsPage />, { 'GET /api/transactions.php': () => account });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your transactions' })).toBeTruthy();
  const [message, purchase] = within(screen.getByRole('region', { name: 'Credits' })).getAllByRole('listitem');
  expect(message?.textContent).toMatch(/Message to Nora−10 credits.*Balance: 240/);
  expect(purchase?.textContent).toMatch(/Credits bought\+250 credits.*2026, .*€22\.43.*Balance: 250/);
  expect(
    screen.getByRole('link', { name: /250 credits · €23\.03.*2026, .*PayPal.*Completed/ }).getAttribute('href'),
  ).toBe(`/payments/${payment.payment_id}`);
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/transactions?page=2');
});

test('an empty account shows the way to the packages', async () => {
  renderPage(<TransactionsPage />, {
    'GET /api/transactions.php': () => ({
      ...account,
      entries: [],
      payments: [],
      total: 0,
      pages: 1,
      totals: { balance: 0, added: 0, spent: 0 },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' })).toBeTruthy();
});

test('visitors read all prices before they join', async () => {
  renderPage(<PricingPage />, listing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
  expect(screen.getByText('€0.90 per message')).toBeTruthy();
  expect(screen.getByText('iDEAL and PayPal')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits');
});

test('a reduced price stands beside the one before, with what takes it off and where it is bought', async () => {
  renderPage(<PricingPage country="NL" />, listing);
  expect(await screen.findByText('Welcome offer: 25% off your first package')).toBeTruthy();
  const [, middle] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('per message'));
  expect(middle?.textContent).toContain('before €29.90 €22.43−25%');
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits?country=NL');
});

test('what writing costs is said at the prices before a discount', async () => {
  renderPage(<PricingPage />, listing);
  expect((await screen.findByRole('row', { name: /^A message/ })).textContent).toContain('€1.20 – €1.49');
  expect(screen.queryByRole('row', { name: /photo/ }), 'photos cannot be sent yet').toBeNull();
});

test.each([
  ['that ends for real: when', true, /25% off your first package.*Ends on (8 Mar|Mar 8)/],
  ['that another follows: so', false, /Runs until (8 Mar|Mar 8).*after that, an offer as good follows/],
])('the line about an offer %s', async (_, ends_for_real, sentence) => {
  const offer = { 'GET /api/discountcode.php': () => ({ discount_code: { ...credits.discount, ends_for_real } }) };
  renderPage(<WelcomeOffer />, { ...userOf({ paid_user: false }), ...offer });
  expect((await screen.findByRole('region', { name: 'Welcome offer' })).textContent).toMatch(sentence);
});

test('an offer that is over makes way for what follows it, also where no clock counts down', async () => {
  const ending = { ...credits.discount, expires: '2026-03-01T12:00:00.300Z', ends_for_real: false };
  let answers = 0;
  renderPage(<WelcomeOffer />, {
    ...userOf({ paid_user: false }),
    'GET /api/discountcode.php': () => ({ discount_code: answers++ === 0 ? ending : null }),
  });
  expect(await screen.findByRole('region', { name: 'Welcome offer' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a premium member sees no welcome offer', async () => {
  const { asked } = renderPage(<WelcomeOffer />, userOf({ paid_user: true }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [{ paid_user: false, credits: 0 }, 'Get Premium'],
  [{ paid_user: true, credits: 240 }, /240.*credits/],
  [{ paid_user: true, credits: 10 }, '10 credits left'],
  [{ paid_user: true, credits: 0 }, '0 credits left'],
])('the navigation shows %j as %s', async (user, name) => {
  renderPage(<CreditsPill user={user} />, {});
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/credits');
});
