// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { PaymentPage } from './payment-page.tsx';
import { payment } from './shop-replies.fixture.ts';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

test('a pending payment is calm, a completed one adds the credits and says so once', async () => {
  let status: 'pending' | 'completed' = 'pending';
  const answers = {
    'GET /api/payment.php': () => ({
      payment: { ...payment, status, next: status === 'pending' ? payment.next : { kind: 'none' } },
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

test('a failed payment offers the same package by another way', async () => {
  renderPage(<PaymentPage paymentId={payment.payment_id} />, {
    'GET /api/payment.php': () => ({ payment: { ...payment, status: 'failed', error: 'payment_failed' }, credits: 0 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed or has been cancelled' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try another way to pay' }).getAttribute('href')).toBe('/credits/nl-250');
});
