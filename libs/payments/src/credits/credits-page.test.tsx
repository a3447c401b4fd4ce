// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { applyCredits } from '@parlour/api-client/live/apply-credits';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { freeOfCharge, listing, payment, userOf } from '../testing/shop-replies.fixture.ts';

beforeEach(() => window.sessionStorage.clear());

const order = () => screen.getByRole('complementary', { name: 'Your order' });
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
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

test.each([
  [249, 'That is enough for 24 messages.'],
  [9, 'You have 9 credits. A message costs 10 credits.'],
])('of %i credits no message is promised that they do not pay', async (has, words) => {
  renderPage(<CreditsPage />, { ...listing, ...userOf({ paid_user: false, credits: has }) });
  expect(await screen.findByText((text) => text.includes(words))).toBeTruthy();
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

test('a visitor reads the prices and is asked to join or log in before buying', async () => {
  renderPage(<CreditsPage />, { ...listing, ...userOf(null) });
  expect((await screen.findByRole('link', { name: 'Log in to buy credits' })).getAttribute('href')).toBe(
    '/login?next=%2Fcredits',
  );
  expect(screen.getByRole('link', { name: 'Join free' }).getAttribute('href')).toBe('/signup');
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
  const words = 'Your own offer takes more off, so your order keeps that one.';
  expect(screen.getAllByText(/Your own offer takes more off/)).toHaveLength(3);
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Discount code' }))).toBe(words);
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContain(words);
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
  renderPage(<CreditsPage />, { ...listing, 'GET /api/credits.php': () => freeOfCharge });
  await screen.findAllByRole('radio');
  expect(screen.queryByText(/messages?$/)).toBeNull();
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
    expected_credits: 250,
    expected_refund_days: 14,
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
  ['a country that is served no more', { code: 'country_unavailable' }, 'not available in your country'],
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

test('an account from which no payment is taken any more is led to customer service', async () => {
  const refused = () => {
    throw new ApiError(403, { code: 'payment_blocked' });
  };
  renderPage(<CreditsPage />, { ...listing, 'POST /api/payment.php': refused });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Ask customer service' });
  expect(link.getAttribute('href')).toBe('/pages/service');
});

test.each([
  [0, 'offline'],
  [500, 'server_error'],
] as const)('a press that failed with %i says that another one charges nothing twice', async (status, code) => {
  const fails = () => {
    throw new ApiError(status, { code });
  };
  renderPage(<CreditsPage />, { ...listing, 'POST /api/payment.php': fails });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  const words = 'We don’t know whether this arrived. Trying again never charges twice.';
  expect((await screen.findByRole('alert')).textContent).toBe(`${words}Your transactions`);
});

test('an order that is on its way stays as it was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  renderPage(<CreditsPage />, { ...listing, 'POST /api/payment.php': () => promise });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  await screen.findAllByText('Starting the payment');
  await userEvent.click(screen.getByRole('radio', { name: /100/ }));
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /250/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /iDEAL/ }).checked).toBe(true);
  expect(order().textContent).toContain('€22.43');
  resolve({ payment: { ...payment, next: { kind: 'wait' } } });
});

test('a way to pay that is offered no more goes from the page, and another one is chosen', async () => {
  let { methods } = credits;
  const refused = () => {
    methods = methods.slice(1);
    throw new ApiError(403, { code: 'method_unavailable' });
  };
  renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/credits.php': () => ({ ...credits, methods }),
    'POST /api/payment.php': refused,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(payButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Choose another one');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /iDEAL/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /PayPal/ }).checked).toBe(true);
});
