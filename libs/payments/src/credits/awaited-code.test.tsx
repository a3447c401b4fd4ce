// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage, creditsPageQueries } from './credits-page.tsx';
import { listing, payment } from '../testing/shop-replies.fixture.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** The page as the shell loads it, and what it is answered about codes and payments. */
async function open(answer: (request: CallRequest) => unknown) {
  const cache = pageCache(async (request) => {
    const { call, query } = request;
    if (call.path === '/api/user.php') return listing['GET /api/user.php']();
    if (call.path === '/api/payment.php' && call.method === 'GET') return { payment };
    if (call.method === 'POST' || query?.['discount_code']) return answer(request);
    return credits;
  });
  const pageOf = (search: string) => {
    const given = new URLSearchParams(search);
    return { country: given.get('country') ?? undefined, code: given.get('code') || undefined };
  };
  const loader = async ({ request }: { request: Request }) => {
    const queries = await creditsPageQueries(pageOf(new URL(request.url).search), cache);
    await Promise.all(queries.map((query) => keptOrAsked(cache, query as never)));
    return null;
  };
  const Shown = () => <CreditsPage {...pageOf(useLocation().search)} />;
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader,
        element: <Shown />,
        errorElement: <p>The page is lost.</p>,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/credits'] },
  );
  render(
    <PageFrame client={cache}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  return router;
}

const hang = () => new Promise(() => {});
const button = () => screen.getByRole('button', { name: /^Pay €/ });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });

async function typeCode(): Promise<void> {
  await userEvent.click(screen.getByText('I have a discount code'));
  await userEvent.type(await field(), 'SUMMER');
}

test.each([
  ['there is no connection', 0, 'offline', /^We cannot be reached right now\. Empty the field/],
  ['something is broken', 500, 'server_error', /^An error occurred.* Empty the field/],
] as const)('where %s as a code is applied by paying, its field says so and the order stays', async (...given) => {
  const [, status, code, sentence] = given;
  const orders: unknown[] = [];
  let fails = true;
  await open(({ call, body }) => {
    if (call.method === 'POST') return (orders.push(body), { payment: { ...payment, next: { kind: 'wait' } } });
    if (fails) throw new ApiError(status, { code });
    return credits;
  });
  await typeCode();
  onlineManager.setOnline(status !== 0);
  await userEvent.click(button());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await field()).toBe(document.activeElement);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /at once/ }).checked).toBe(true);
  onlineManager.setOnline(true);
  fails = false;
  await userEvent.click(button());
  expect(await screen.findByText('Your code: SUMMER', { selector: '[role=status]' })).toBeTruthy();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(orders).toEqual([]);
  await userEvent.click(button());
  await waitFor(() => expect(orders).toMatchObject([{ discount_code: 'SUMMER' }]));
});

test('while a code is applied, paying waits and says nothing of a payment', async () => {
  let answer = (_reply: unknown) => {};
  await open(() => new Promise((resolve) => (answer = resolve)));
  await typeCode();
  await userEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByText('Starting the payment')).toBeNull();
  answer(credits);
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
});

test('where a code hangs, paying says what it waits for, and does not wait once the field is empty', async () => {
  const orders: unknown[] = [];
  await open(({ call, body }) =>
    call.method === 'POST' ? (orders.push(body), { payment: { ...payment, next: { kind: 'wait' } } }) : hang(),
  );
  await typeCode();
  await userEvent.click(button());
  expect(await screen.findAllByText('Checking your code')).not.toHaveLength(0);
  await userEvent.clear(await field());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button());
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders).not.toMatchObject([{ discount_code: 'SUMMER' }]);
});

test('a code that is typed while the payment is on its way changes nothing when paying is pressed again', async () => {
  const asked: string[] = [];
  const router = await open(({ call }) => {
    asked.push(call.path);
    return new Promise(() => {});
  });
  await userEvent.click(button());
  await waitFor(() => expect(asked).toEqual(['/api/payment.php']));
  await typeCode();
  fireEvent.submit(button().closest('form')!);
  expect(router.state.navigation.state).toBe('idle');
  expect(asked).toEqual(['/api/payment.php']);
});

test.each([
  ['BE', 'rejects'],
  ['NL', 'resolves'],
] as const)(
  'the prices of one country stand for no other where a code cannot be asked for: %s',
  async (country, ends) => {
    const cache = pageCache(() => Promise.reject(new ApiError(503, { code: 'maintenance' })));
    cache.setQueryData(creditsOptions().queryKey, { ...credits, country: 'NL' });
    const asked = creditsPageQueries({ country, code: 'SUMMER' }, cache);
    if (ends === 'rejects') await expect(asked).rejects.toThrow('maintenance');
    else await expect(asked).resolves.toHaveLength(3);
  },
);
