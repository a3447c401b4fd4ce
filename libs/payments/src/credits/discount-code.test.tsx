// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { codeRefusalOptions } from '@parlour/api-client/payments/code-refusal';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import type { CallRequest } from '@parlour/api-client/transport';
import type { DiscountCode, Package } from '@parlour/contract/types/payment';
import { pageCache, PageFrame, renderPage, type Answers } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { payment } from '../testing/shop-replies.fixture.ts';

const user = { user: { paid_user: false, credits: 240 }, counts: {}, geo: {}, server_time: '2026-03-01T12:00:00Z' };
const listing: Answers = { 'GET /api/credits.php': () => credits, 'GET /api/user.php': () => user };
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
const packages = () => screen.findByRole('region', { name: 'Packages' });

async function pay(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
}

test('a code is asked for by the page itself, so that it works without JavaScript too', async () => {
  const { router } = renderPage(<CreditsPage />, listing, { address: '/credits' });
  await userEvent.click(await screen.findByText('I have a discount code'));
  await userEvent.type(await field(), 'SUMMER');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.search).toBe('?country=NL&code=SUMMER'));
  expect(router.state.location.pathname).toBe('/credits');
});

test('without JavaScript a code is posted with the order, whose form knows what is ticked', () => {
  const cache = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  cache.setQueryData(userOptions().queryKey, user as never);
  cache.setQueryData(codeRefusalOptions({}).queryKey, null);
  cache.setQueryData(creditsOptions().queryKey, credits);
  const router = createMemoryRouter([{ path: '*', element: <CreditsPage /> }]);
  document.body.innerHTML = renderToString(
    <PageFrame client={cache}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply', hidden: true });
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code', hidden: true });
  expect([apply.form?.id, apply.getAttribute('formaction'), typed.form?.id]).toEqual(['order', '?apply', 'order']);
  document.body.replaceChildren();
});

test('a code is asked for where the order stands, so that what was chosen is there after a reload too', async () => {
  const { router } = renderPage(<CreditsPage />, listing, { address: '/credits' });
  await userEvent.click(await screen.findByRole('radio', { name: /100/ }));
  await userEvent.click(await method(/PayPal/));
  await userEvent.click(screen.getByText('I have a discount code'));
  await userEvent.type(await field(), 'SUMMER');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(router.state.location.search).toBe('?country=NL&code=SUMMER'));
  expect(router.state.location.pathname).toBe('/credits/nl-100/paypal');
});

test('a code that is taken back leaves its field where it was, and is said to be gone', async () => {
  renderPage((address) => <CreditsPage code={address.get('code') || undefined} />, listing, {
    address: '/credits?code=SUMMER',
  });
  const input = await field();
  const place = input.closest('details');
  expect(place?.open).toBe(true);
  await userEvent.clear(input);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The discount code was removed.')).toBeTruthy();
  expect(place?.open).toBe(true);
  expect(place?.contains(document.activeElement)).toBe(true);
});

test('a code that counts goes along with the payment', async () => {
  const { asked } = renderPage(<CreditsPage code="SUMMER" />, {
    ...listing,
    'POST /api/payment.php': () => ({ payment: { ...payment, next: { kind: 'wait' } } }),
  });
  await pay();
  await waitFor(() =>
    expect(asked.find(({ call }) => call.method === 'POST')?.body).toMatchObject({
      discount_code: 'SUMMER',
      return_url: '/payments/{payment_id}?country=NL&code=SUMMER',
    }),
  );
});

test('a code that was typed and not applied is applied before anything is paid', async () => {
  const { asked, router } = renderPage(
    (address) => <CreditsPage code={address.get('code')?.trim() || undefined} />,
    {
      ...listing,
      'POST /api/payment.php': () => ({ payment: { ...payment, next: { kind: 'wait' } } }),
    },
    { address: '/credits' },
  );
  const orders = () => asked.filter(({ call }) => call.method === 'POST');
  const summary = await screen.findByText('I have a discount code');
  await userEvent.click(summary);
  await userEvent.type(await field(), ' SUMMER ');
  await userEvent.click(summary);
  await pay();
  await waitFor(() => expect(router.state.location.search).toContain('SUMMER'));
  expect(await screen.findByText('Your code: SUMMER', { selector: '[role=status]' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Pay €/ }));
  expect(orders()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await waitFor(() => expect(orders()[0]?.body).toMatchObject({ discount_code: 'SUMMER' }));
});

/** Prices with a code that takes something off from a price on, whatever is taken off. */
function pricesFrom(minimum: number | null): Answers {
  const discount: DiscountCode = { ...credits.discount!, code: 'SUMMER', expires: null, minimum_order_value: minimum };
  const offers = credits.packages.map((offer) => {
    const full = offer.base_price!;
    return full.amount >= (minimum ?? 0) ? { ...offer, discount } : { ...offer, price: full, discount: null };
  });
  return { ...listing, 'GET /api/credits.php': () => ({ ...credits, discount, packages: offers }) };
}

test.each([
  [null, 'Your code: SUMMERApplied below.'],
  [2000, 'Your code: SUMMERFor orders of €20.00 or more. Applied below.'],
  [5000, 'Your code: SUMMERFor orders of €50.00 or more.'],
])('a code for orders from %s on says so, and that it is applied only where it is', async (minimum, words) => {
  renderPage(<CreditsPage code="summer" />, pricesFrom(minimum));
  expect((await packages()).firstElementChild?.textContent).toBe(words);
});

test('a code for orders from a sum on names it in the money of the code', async () => {
  const discount = { ...credits.discount!, code: 'SUMMER', expires: null, minimum_order_value: 2000, currency: 'CHF' };
  renderPage(<CreditsPage code="summer" />, { ...listing, 'GET /api/credits.php': () => ({ ...credits, discount }) });
  expect((await packages()).firstElementChild?.textContent).toMatch(/For orders of CHF\s20\.00 or more\./);
});

test('an order that is too small for its code is told the least', async () => {
  renderPage(<CreditsPage code="SUMMER" />, {
    ...listing,
    'POST /api/payment.php': () => {
      throw new ApiError(422, { code: 'code_minimum', params: { minimum: 5000, currency: 'EUR' } });
    },
  });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('This code is for orders of €50.00 or more.');
});

/** A quarter off by PayPal alone; by anything else, what runs without a code. */
function pricesByPaypal(running: DiscountCode | null): Answers {
  const discount: DiscountCode = { ...credits.discount!, code: 'SUMMER', expires: null, paymentmethods: ['paypal'] };
  const offers = (taken: DiscountCode | null) =>
    credits.packages.map((offer) => (taken ? { ...offer, discount: taken } : fullPrice(offer)));
  return {
    ...listing,
    'GET /api/credits.php': ({ query }: CallRequest) => {
      const counted = query?.['discount_code'] ? discount : running;
      return { ...credits, discount: counted, packages: offers(counted) };
    },
    'POST /api/payment.php': () => ({ payment: { ...payment, next: { kind: 'wait' } } }),
  };
}

const fullPrice = (offer: Package): Package => ({
  ...offer,
  price: offer.base_price!,
  base_price: null,
  discount: null,
});

const method = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const fieldWords = async () =>
  document.getElementById((await field()).getAttribute('aria-describedby') ?? '')?.textContent;
const bill = () => screen.getByRole('complementary', { name: 'Your order' }).textContent;

test('a code for some ways to pay chooses one of them, and its price stands and is paid with them alone', async () => {
  const { asked } = renderPage(<CreditsPage code="SUMMER" />, pricesByPaypal(null));
  expect((await method(/PayPal/)).checked).toBe(true);
  expect((await packages()).textContent).toContain('Your code: SUMMEROnly for payments by PayPal. Applied below.');
  expect(bill()).toContain('€23.03');
  await userEvent.click(await method(/iDEAL/));
  expect((await packages()).firstElementChild?.textContent).toBe('Your code: SUMMEROnly for payments by PayPal.');
  expect(screen.getByRole('radio', { name: /250.*€29\.90/ })).toBeTruthy();
  expect(bill()).toContain('€29.90');
  // Without JavaScript this tells that the code is no news, though nothing is taken off.
  expect(document.querySelector<HTMLInputElement>('#order [name=shown_code]')?.value).toBe('SUMMER');
  await pay();
  await waitFor(() => expect(asked.some(({ call }) => call.method === 'POST')).toBe(true));
  const { body } = asked.find(({ call }) => call.method === 'POST')!;
  const full = { amount: 2990, currency: 'EUR' };
  expect(body).toMatchObject({ payment_method: 'ideal', expected_total: full, discount_code: undefined });
});

test('a code that the order is without is answered at its field, aloud too, until the order is one for it', async () => {
  renderPage(<CreditsPage code="SUMMER" paymentMethod="ideal" />, pricesByPaypal(null));
  const words = 'Only for payments by PayPal.';
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(await fieldWords()).toBe(words);
  expect(spoken()).toContain(words);
  await userEvent.click(await method(/PayPal/));
  expect(await fieldWords()).toBeUndefined();
  expect(spoken()).toContain('Your code: SUMMER');
});

test('a code that asks for more than the order is answered at its field', async () => {
  const prices = pricesFrom(5000);
  renderPage(<CreditsPage code="SUMMER" />, {
    ...prices,
    'GET /api/credits.php': (request) =>
      request.query?.['discount_code'] ? prices['GET /api/credits.php']!(request) : credits,
  });
  expect(await fieldWords()).toBe('For orders of €50.00 or more.');
});

test('with another way to pay than those of a code, a new member has their own offer', async () => {
  renderPage(<CreditsPage code="SUMMER" paymentMethod="ideal" />, pricesByPaypal(credits.discount));
  expect((await packages()).textContent).toMatch(/SUMMEROnly for payments by PayPal\.Welcome offer: 25% off/);
  expect(bill()).toContain('€22.43');
});
