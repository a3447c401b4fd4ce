// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage, creditsPageQueries } from './credits-page.tsx';
import { listing, payment } from '../testing/shop-replies.fixture.ts';

afterEach(cleanup);

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });

test.each([
  ['is refused', 404, { code: 'code_not_found' }, 'Code not found'],
  ['can be none', 422, { code: 'validation_failed', fields: { discount_code: 'text_too_long' } }, 'Code not found'],
  [
    'is one too many',
    429,
    { code: 'rate_limited', params: { minutes: 42 } },
    'Too many attempts. Try again in 42 minutes.',
  ],
] as const)(
  'a code that %s says why at the field, and the prices and choices stay',
  async (_, status, error, words) => {
    renderPage(<CreditsPage code="WRONG" />, {
      ...listing,
      'GET /api/credits.php': ({ query }: CallRequest) => {
        if (query?.['discount_code']) throw new ApiError(status, error, 42 * 60);
        return credits;
      },
    });
    const input = await field();
    expect(input.value).toBe('WRONG');
    expect(input).toBe(document.activeElement);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Your order' }).textContent).toContain('€22.43');
  },
);

/** A page whose code is refused, come to from another one, with the focus in the code's field. */
async function openRefused() {
  const orders: unknown[] = [];
  const cache = pageCache(async ({ call, query, body }) => {
    if (call.path === '/api/user.php') return listing['GET /api/user.php']();
    if (call.path === '/api/payment.php') {
      if (call.method === 'POST') orders.push(body);
      return { payment: { ...payment, next: { kind: 'wait' } } };
    }
    if (query?.['discount_code']) throw new ApiError(404, { code: 'code_not_found' });
    return credits;
  });
  const page = { country: 'NL', code: 'WRONG' };
  const loader = async ({ request }: { request: Request }) => {
    if (new URL(request.url).search === '') return null;
    const queries = await creditsPageQueries(page, cache);
    await Promise.all(queries.map((query) => keptOrAsked(cache, query as never)));
    return null;
  };
  const Shown = () => (useLocation().search === '' ? <Link to="?code=WRONG">Go</Link> : <CreditsPage {...page} />);
  const router = createMemoryRouter([{ path: '*', loader, element: <Shown />, HydrateFallback: () => null }]);
  render(
    <PageFrame client={cache}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await userEvent.click(await screen.findByText('Go'));
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  const status = screen.getAllByRole('status').find((region) => region.previousElementSibling?.contains(input))!;
  return { input, status, orders };
}

test('a code that is refused again with the focus in its field is said to be, each time', async () => {
  const { input, status } = await openRefused();
  const button = screen.getByRole('button', { name: 'Apply' });
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
  }).observe(status, { childList: true });

  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(said).toEqual([]);
  for (const times of [1, 2]) {
    // What Enter does: the form stands elsewhere, where a browser finds it and the library of these tests does not.
    act(() => input.form?.requestSubmit(button));
    await waitFor(() => expect(said).toEqual(Array(times).fill('Code not found')));
  }
  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(status.textContent).toBe('');
});

test('nothing is paid while a refused code stands in its field, which says why; emptied it stops nothing', async () => {
  const { input, orders } = await openRefused();
  await userEvent.click(screen.getByRole('checkbox', { name: /at once/ }));
  const button = screen.getByRole('button', { name: /^Pay €/ });
  for (const _ of [1, 2]) {
    await userEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(screen.getByText('Code not found. Empty the field to pay without a code.')).toBeTruthy();
  }
  expect(orders).toEqual([]);
  await userEvent.clear(input);
  await userEvent.click(button);
  await waitFor(() => expect(orders).toMatchObject([{ discount_code: undefined }]));
});

test('a code that is refused as the page comes is read with its field alone, also where React runs effects twice', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const { status } = await openRefused();
  expect(screen.getByText('Code not found')).toBeTruthy();
  expect(status.textContent).toBe('');
});

test('a code that was refused is asked for again when it is applied again', async () => {
  let isRefused = true;
  const cache = pageCache(async () => {
    if (isRefused) throw new ApiError(404, { code: 'code_not_found' });
    return credits;
  });
  const page = { country: 'NL', code: 'SUMMER' };
  const pricesOf = async () => (await creditsPageQueries(page, cache))[0].queryKey.at(-1);
  expect(await pricesOf()).toBeNull();
  isRefused = false;
  expect(await pricesOf()).toBe('SUMMER');
});
