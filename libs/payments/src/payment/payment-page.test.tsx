// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { PaymentPage } from './payment-page.tsx';
import { payment, userOf } from '../testing/shop-replies.fixture.ts';

const here = userOf(null, '2026-03-01T12:10:00Z');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a pending payment is asked about however often it was read before, for ten minutes of each visit', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const ask = vi.fn(() => ({ payment: { ...payment, next: { kind: 'wait' } }, credits: 0 }));
  const atItsStart = () => ({ user: null, counts: {}, geo: {}, server_time: payment.created_at });
  const answers = { 'GET /api/user.php': atItsStart, 'GET /api/payment.php': ask };
  const { client } = renderPage(<PaymentPage paymentId={payment.payment_id} />, answers);
  await screen.findByText(/You do not have to do anything/);
  const { queryKey } = paymentOptions(payment.payment_id);
  for (let read = 0; read < 100; read++) client.setQueryData(queryKey, (before) => before && { ...before });
  ask.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(590_000));
  expect(ask.mock.calls.length).toBeGreaterThan(50);
  expect(screen.queryByText(/^This is taking longer than usual/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/^This is taking longer than usual/)).toBeTruthy();
  ask.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['nine minutes', '2026-03-01T12:09:00Z', false],
  ['longer than ten', '2026-03-01T12:10:01Z', true],
])('a payment that is pending for %s has its number, and leads to us: %s', async (_, server_time, isLate) => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    'GET /api/user.php': () => ({ user: null, counts: {}, geo: {}, server_time }),
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
  });
  expect(await screen.findByText(/^Payment number/)).toHaveProperty(
    'textContent',
    `Payment number${payment.payment_id}`,
  );
  const complaint = screen.queryByRole('link', { name: 'Something is wrong with this payment' });
  expect(complaint?.getAttribute('href')).toBe(isLate ? `/complaints?payment_id=${payment.payment_id}` : undefined);
  const said = screen.getByRole('status').textContent;
  expect(said.includes('This is taking longer than usual.')).toBe(isLate);
  expect(said.includes('If you have not paid yet, go on to the payment page. Buying again is a second payment.')).toBe(
    isLate,
  );
});

test('a payment that was pending before its page was opened is late by its own age', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    'GET /api/user.php': () => ({ user: null, counts: {}, geo: {}, server_time: '2026-03-01T12:08:00Z' }),
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
  });
  await screen.findByText(/^Payment number/);
  await act(() => vi.advanceTimersByTimeAsync(115_000));
  expect(screen.queryByText(/^This is taking longer than usual/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText(/^This is taking longer than usual/)).toBeTruthy();
});

test('a pending payment leads to itself where no script asks again', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} country="NL" />, {
    ...here,
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
  });
  const again = await screen.findByRole('link', { name: 'Reload the page', hidden: true });
  expect(again.getAttribute('href')).toBe(`/payments/${payment.payment_id}?country=NL`);
  expect(again.parentElement?.matches('[hidden][data-unscripted]')).toBe(true);
});

test.each([
  ['in part says how much of it did', { amount: 1032, currency: 'EUR' }, '€10.32'],
  ['says all of what was paid, the costs with it', null, '€23.03'],
])('a payment that went back %s', async (_, returned, sum) => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status: 'refunded', returned }, credits: 0 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: `${sum} of this payment was paid back` })).toBeTruthy();
});

test('a pending payment without a page to go on to asks for nothing', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, next: { kind: 'wait' } }, credits: 0 }),
  });
  expect(await screen.findByText(/You do not have to do anything/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your payment is on its way' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'To the payment page' })).toBeNull();
});

test.each([
  ['a minute before the payment', '2026-03-01T11:59:00Z', true],
  ['while the payment was on its way', '2026-03-01T12:00:10Z', true],
  ['the day before', '2026-02-28T12:00:00Z', false],
  ['after the payment', '2026-03-01T12:05:00Z', false],
])(
  'a payment always leads to all messages, and back to a conversation that was opened %s: %s',
  async (_, at, isBack) => {
    localStorage.setItem(storedFactKey('last-chat.lucas'), JSON.stringify({ profileId: 'nora', name: 'Nora', at }));
    onTestFinished(() => localStorage.clear());
    renderPage(<PaymentPage paymentId={payment.payment_id} />, {
      ...userOf({ id: 'lucas' }),
      'GET /api/payment.php': () => ({
        payment: { ...payment, status: 'completed', completed_at: '2026-03-01T12:00:30Z' },
        credits: 250,
      }),
    });
    await screen.findByRole('link', { name: 'To your messages' });
    const [first, second] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([first, second].filter((href) => href === '/chats' || href === '/members/nora/chat')).toEqual(
      isBack ? ['/chats', '/members/nora/chat'] : ['/chats'],
    );
    expect(screen.queryByRole('link', { name: 'Back to Nora' }) !== null).toBe(isBack);
  },
);

test('what is said of a payment has its words and no steps, and is said by one region as it goes on', async () => {
  let status: 'pending' | 'completed' = 'pending';
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status }, credits: 250 }),
  });
  const said = (await screen.findByText('Your payment is still open')).closest('[role="status"]')!;
  status = 'completed';
  await screen.findByRole('link', { name: 'To your messages' });
  expect(said.textContent).toBe('Payment completed250 credits were added. You have 250 credits now.');
  expect(said.isConnected).toBe(true);
});

test('a pending payment leads to its own page first, and to no second order as long as it may be paid by itself', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...userOf(null, '2026-03-01T12:09:00Z'),
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
  });
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['To the payment page', 'Your transactions']);
});

test('a payment that is pending for long leads to a new order like it, for who cannot pay this one any more', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} country="BE" />, {
    ...userOf(null, '2026-03-01T12:10:01Z'),
    'GET /api/payment.php': () => ({ payment, credits: 0 }),
  });
  expect((await screen.findByRole('link', { name: 'Choose your credits' })).getAttribute('href')).toBe(
    '/credits/nl-250/paypal?country=BE',
  );
});

test.each([
  ['ideal', 'paypal'],
  ['paypal', 'ideal'],
])('after a failed payment by %s another way is chosen: %s', async (payment_method, other) => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/credits.php': () => credits,
    'GET /api/payment.php': () => ({ payment: { ...payment, payment_method, status: 'failed' }, credits: 0 }),
  });
  const link = await screen.findByRole('link', { name: 'Try another way to pay' });
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/credits/nl-250/${other}`));
});

test('a failed payment offers the same package by another way, in the same country and with the same code', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} country="BE" code="SUMMER" />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status: 'failed', error: 'payment_failed' }, credits: 0 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed or has been cancelled' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try another way to pay' }).getAttribute('href')).toBe(
    '/credits/nl-250?country=BE&code=SUMMER',
  );
});

test.each([
  ['pending', 0],
  ['completed', 1],
  ['failed', 1],
  ['refunded', 1],
  ['charged_back', 1],
] as const)('a payment that is %s has so many links to a complaint about it: %i', async (status, links) => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status }, credits: 0 }),
  });
  await screen.findByRole('heading', { level: 1 });
  const found = screen.queryAllByRole('link', { name: 'Something is wrong with this payment' });
  const complaint = `/complaints?payment_id=${payment.payment_id}`;
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: links }, () => complaint));
});

test.each([
  ['refunded', true],
  ['charged_back', false],
] as const)(
  'a payment that was %s says where premium comes from, and promises no other: %s',
  async (status, isSaid) => {
    renderPage(<PaymentPage paymentId={payment.payment_id} />, {
      ...userOf({ paid_user: false }),
      'GET /api/payment.php': () => ({ payment: { ...payment, status }, credits: 0 }),
    });
    expect(await screen.findByText(/The credits for it were taken back/)).toBeTruthy();
    expect(screen.queryByText(/lost premium, which comes with a purchase\./) !== null).toBe(isSaid);
    expect(screen.queryByText(/your next purchase/)).toBeNull();
    const service = screen.queryByRole('link', { name: 'Ask customer service' });
    expect(service?.getAttribute('href')).toBe(isSaid ? undefined : '/pages/service');
  },
);
