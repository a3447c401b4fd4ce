// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { codeRefusalOptions } from '@parlour/api-client/payments/code-refusal';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { orderOf } from './use-order.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function orderPage() {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const here = { user: { paid_user: false, credits: 240 }, counts: {}, geo: {}, server_time: '2026-03-01T12:00:00Z' };
  client.setQueryData(userOptions().queryKey, here as never);
  client.setQueryData(codeRefusalOptions({}).queryKey, null);
  client.setQueryData(creditsOptions().queryKey, credits);
  const router = createMemoryRouter([{ path: '*', element: <CreditsPage /> }], {
    basename: '/de',
    initialEntries: ['/de/credits'],
  });
  return (
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>
  );
}

test('what is chosen before the scripts come is billed, and stands in the address behind its language', async () => {
  window.history.replaceState(null, '', '/de/credits?country=NL&code=SUMMER');
  document.body.innerHTML = renderToString(orderPage());
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const bill = () => screen.getByRole('complementary', { name: 'Your order' }).textContent;
  radio(/100/).click();
  radio(/PayPal/).click();
  expect(bill()).toContain('€22.43');
  render(orderPage(), { container: document.body, hydrate: true });
  expect(bill()).toContain('Transaction costs, PayPal€0.60');
  expect(bill()).toContain('€11.78');
  expect([radio(/100/).checked, radio(/PayPal/).checked]).toEqual([true, true]);
  expect(window.location.pathname).toBe('/de/credits/nl-100/paypal');
  expect(document.getElementById('discount-code')?.getAttribute('action')).toBe('/de/credits/nl-100/paypal');
  await userEvent.click(radio(/iDEAL/));
  expect(window.location.pathname).toBe('/de/credits/nl-100/ideal');
  expect(window.location.search, 'country and code stay for a reload').toBe('?country=NL&code=SUMMER');
});

test('an order that is too small for a code stands as it does without it', () => {
  const discount = { ...credits.discount!, minimum_order_value: 100_000 };
  const packages = credits.packages.map((offer) => ({ ...offer, price: offer.base_price!, discount: null }));
  const reply = { ...credits, discount, packages };
  const order = orderOf({ reply, withoutCode: credits }, {});
  expect(order?.prices).toBe(credits);
  expect(order?.offer.price).toEqual(credits.packages.find(({ popular }) => popular)?.price);
});

test('a code that takes less off than the member’s own offer is left aside', () => {
  const code = { ...credits.discount!, code: 'SPRING', percentage: 10 };
  const dearer = credits.packages.map((offer) => ({
    ...offer,
    price: { ...offer.price, amount: offer.price.amount + 100 },
    discount: { ...offer.discount!, code: 'SPRING' },
  }));
  const reply = { ...credits, discount: code, packages: dearer };
  expect(orderOf({ reply, withoutCode: credits }, {})).toMatchObject({ prices: credits, isCodeBeaten: true });
  expect(orderOf({ reply: credits, withoutCode: reply }, {})).toMatchObject({ prices: credits, isCodeBeaten: false });
});
