// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { PaymentPage } from './payment-page.tsx';
import { payment } from './shop-replies.fixture.ts';

const here = { 'GET /api/user.php': () => ({ user: null, counts: {}, geo: {}, server_time: '2026-03-01T12:10:00Z' }) };

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

test('a pending payment is calm, a completed one adds the credits and says so once', async () => {
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payment is on its way' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the payment page' }).getAttribute('href')).toContain('/sandbox-pay/');
  status = 'completed';
  expect(await screen.findByRole('heading', { name: 'Payment completed' }, { timeout: 4_000 })).toBeTruthy();
  expect(await screen.findByText('Toast: 250 credits were added.')).toBeTruthy();
  cleanup();
  renderPage(<PaymentPage paymentId={payment.payment_id} />, answers);
  expect(await screen.findByText('250 credits were added. You have 250 credits now.')).toBeTruthy();
  expect(screen.queryByText(/^Toast/)).toBeNull();
});

test.each([
  ['just now is news to who comes back from the provider', '2026-03-01T12:09:30Z', 1],
  ['long ago is none', '2026-03-01T11:00:00Z', 0],
])('a payment that was completed %s', async (_, completed_at, toasts) => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status: 'completed', completed_at }, credits: 250 }),
  });
  expect(await screen.findByRole('heading', { name: 'Payment completed' })).toBeTruthy();
  await act(async () => {});
  expect(screen.queryAllByText(/^Toast/)).toHaveLength(toasts);
});

test('a failed payment offers the same package by another way', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    ...here,
    'GET /api/payment.php': () => ({ payment: { ...payment, status: 'failed', error: 'payment_failed' }, credits: 0 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed or has been cancelled' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try another way to pay' }).getAttribute('href')).toBe('/credits/nl-250');
});
