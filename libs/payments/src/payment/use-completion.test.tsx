// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { followOtherTabs } from '@parlour/api-client/live/other-tabs';
import { paymentsKeys } from '@parlour/api-client/payments/keys';
import { transactionsOptions } from '@parlour/api-client/payments/transactions';
import { renderPage } from '@parlour/testing/render-page';
import { PaymentPage } from './payment-page.tsx';
import { payment, userOf } from '../testing/shop-replies.fixture.ts';

const here = userOf(null, '2026-03-01T12:10:00Z');

beforeEach(() => window.sessionStorage.clear());

test('a pending payment is calm, a completed one adds the credits and says so', async () => {
  let status: 'pending' | 'completed' = 'pending';
  const answers = {
    ...here,
    'GET /api/payment.php': () => ({
      payment: {
        ...payment,
        status,
        completed_at: status === 'pending' ? null : '2026-03-01T12:00:30Z',
        next: status === 'pending' ? payment.next : { kind: 'none' },
      },
      credits: status === 'pending' ? 0 : 250,
    }),
  };
  renderPage(<PaymentPage paymentId={payment.payment_id} />, answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payment is still open' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the payment page' }).getAttribute('href')).toContain('/sandbox-pay/');
  expect(screen.getByText(/^If you have not paid yet, go on to the payment page/)).toBeTruthy();
  status = 'completed';
  expect(await screen.findByRole('heading', { name: 'Payment completed' })).toBeTruthy();
  expect(await screen.findByText('Toast: 250 credits were added.')).toBeTruthy();
  expect(await screen.findByText('250 credits were added. You have 250 credits now.')).toBeTruthy();
});

test.each([
  ['just now is news once to who comes back from the provider', '2026-03-01T12:09:30Z', [1, 0]],
  ['long ago is none', '2026-03-01T11:00:00Z', [0, 0]],
])('a payment that was completed %s', async (_, completed_at, toasts) => {
  for (const told of toasts) {
    renderPage(<PaymentPage paymentId={payment.payment_id} />, {
      ...here,
      'GET /api/payment.php': () => ({ payment: { ...payment, status: 'completed', completed_at }, credits: 250 }),
    });
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toBeTruthy();
    await act(async () => {});
    expect(screen.queryAllByText(/^Toast/)).toHaveLength(told);
    cleanup();
  }
});

test('a completed payment makes old what it costs to write', async () => {
  const { client } = renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({
      payment: { ...payment, status: 'completed', completed_at: '2026-03-01T12:09:30Z' },
      credits: 250,
    }),
  });
  const conversation = chatKeys.conversation({ profile_id: payment.payment_id });
  client.setQueryData(conversation, {});
  expect(await screen.findByText(/^Toast/)).toBeTruthy();
  expect(client.getQueryState(conversation)?.isInvalidated).toBe(true);
});

test('other tabs hear once of a payment that was completed', async () => {
  const heard = vi.fn<(keys: unknown) => void>();
  const otherTab = new BroadcastChannel('parlour.saved');
  otherTab.addEventListener('message', ({ data }) => heard(data));
  onTestFinished(() => otherTab.close());
  const { client } = renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({
      payment: { ...payment, status: 'completed', completed_at: '2026-03-01T12:09:30Z' },
      credits: 250,
    }),
  });
  onTestFinished(followOtherTabs(client));
  expect(await screen.findByText(/^Toast/)).toBeTruthy();
  await expect.poll(() => heard.mock.calls).toEqual([[[paymentsKeys.all]]]);
});

test('a payment that failed makes old how the account stood while it was on its way', async () => {
  let status: 'pending' | 'failed' = 'pending';
  const { client } = renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status }, credits: 0 }),
  });
  expect(await screen.findByRole('heading', { name: 'Your payment is still open' })).toBeTruthy();
  const { queryKey } = transactionsOptions();
  client.setQueryData(queryKey, {} as never);
  status = 'failed';
  expect(await screen.findByRole('heading', { name: /^Payment failed/ })).toBeTruthy();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
