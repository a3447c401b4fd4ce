// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { transactionsOptions } from '@parlour/api-client/payments/transactions';
import { sessionEnded } from '@parlour/api-client/session-ended';
import type { CallRequest } from '@parlour/api-client/transport';
import { areWordsKept, noteKeptWords } from '@parlour/state/words/kept-words';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPage } from './credits-page.tsx';
import { listing, payment, userOf } from '../testing/shop-replies.fixture.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = { payment: { ...payment, next: { kind: 'wait' } } };
const lose = (): never => {
  throw new ApiError(0, { code: 'offline' });
};

/** Opens the page, and answers by what key an order on it was sent. */
async function order(answer: () => unknown, answers = {}, packageName?: RegExp) {
  const sent = vi.fn((_key: string | undefined) => answer());
  const page = renderPage(<CreditsPage />, {
    ...listing,
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
    'POST /api/payment.php': ({ idempotencyKey }: CallRequest) => sent(idempotencyKey),
    ...answers,
  });
  if (packageName) await userEvent.click(await screen.findByRole('radio', { name: packageName }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Pay €/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return { ...page, key: sent.mock.calls[0]![0] };
}

test('an order that got lost keeps its key over a reload, until it is answered', async () => {
  const { key } = await order(lose);
  await screen.findByRole('alert');
  cleanup();
  const again = await order(() => waiting);
  expect(again.key).toBe(key);
  await waitFor(() => expect(again.router.state.location.pathname).toBe(`/payments/${payment.payment_id}`));
  cleanup();
  expect((await order(() => waiting)).key).not.toBe(key);
});

test('an order whose session has ended is no words that are kept for its member', async () => {
  const unsubscribe = sessionEnded.subscribe(() => noteKeptWords('tom'));
  onTestFinished(unsubscribe);
  const user = { id: 'tom', paid_user: false, credits: 240 };
  await order(() => {
    sessionEnded.announce();
    throw new ApiError(403, { code: 'authentication_required' });
  }, userOf(user));
  expect(areWordsKept()).toBe(false);
});

test('another order than the one that got lost is another act', async () => {
  const { key } = await order(lose);
  await screen.findByRole('alert');
  cleanup();
  expect((await order(lose, {}, /100/)).key).not.toBe(key);
});

test('an order that was answered is over where the page is left for the provider', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await order(() => ({ payment }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('an order whose answer comes after its page was left is known to be open', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { client } = await order(() => promise);
  cleanup();
  resolve(waiting);
  const known = () => client.getQueryData(creditsOptions().queryKey)?.open_payment;
  await waitFor(() => expect(known()).toBe(payment.payment_id));
});

test.each([
  [0, 'offline'],
  [500, 'server_error'],
] as const)('after a press that failed with %i the account is old, and a link leads there', async (status, code) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { client } = await order(() => promise);
  const { queryKey } = transactionsOptions();
  client.setQueryData(queryKey, {} as never);
  reject(new ApiError(status, { code }));
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Your transactions' });
  expect(link.getAttribute('href')).toBe('/transactions');
  await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test.each([
  ['at once', '2026-03-01T12:00:30Z', payment.next.url],
  ['after a while, when it may be over', '2026-03-01T12:10:00Z', undefined],
])('an order that is answered %s goes on to where it stands', async (_, now, provider) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { router } = await order(() => ({ payment }), userOf({ paid_user: false, credits: 240 }, now));
  if (provider) await waitFor(() => expect(assign).toHaveBeenCalledWith(provider));
  else await waitFor(() => expect(router.state.location.pathname).toBe(`/payments/${payment.payment_id}`));
  expect(assign).toHaveBeenCalledTimes(provider ? 1 : 0);
});
