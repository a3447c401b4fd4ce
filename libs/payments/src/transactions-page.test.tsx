// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { payment } from './shop-replies.fixture.ts';
import { TransactionsPage } from './transactions-page.tsx';

afterEach(cleanup);

const account = {
  entries: [
    {
      id: 'e2',
      at: '2026-03-01T13:00:00Z',
      kind: 'message',
      credits: -10,
      balance: 240,
      money: null,
      ref: null,
      profile: { id: 'p', name: 'Nora' },
    },
    {
      id: 'e1',
      at: '2026-03-01T12:00:00Z',
      kind: 'purchase',
      credits: 250,
      balance: 250,
      money: { amount: 2243, currency: 'EUR' },
      ref: null,
      profile: null,
    },
  ],
  payments: [{ ...payment, status: 'completed' }],
  page: 1,
  pages: 3,
  total: 41,
  totals: { balance: 240, added: 250, spent: 10 },
};

test('the account shows each movement with its balance, the payments and its pages', async () => {
  renderPage(<TransactionsPage />, { 'GET /api/transactions.php': () => account });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your transactions' })).toBeTruthy();
  const [message, purchase] = within(screen.getByRole('region', { name: 'Credits' })).getAllByRole('listitem');
  expect(message?.textContent).toMatch(/Message to Nora−10 credits.*Balance: 240/);
  expect(purchase?.textContent).toMatch(/Credits bought\+250 credits.*2026, .*€22\.43.*Balance: 250/);
  expect(
    screen
      .getByRole('link', { name: /250 credits · €23\.03.*2026, .*Transaction costs, PayPal €0\.60.*Completed/ })
      .getAttribute('href'),
  ).toBe(`/payments/${payment.payment_id}`);
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/transactions?page=2');
});

test('a payment without transaction costs names its method alone', async () => {
  const free = { ...payment, payment_method: 'ideal', transaction_costs: { amount: 0, currency: 'EUR' } };
  renderPage(<TransactionsPage />, { 'GET /api/transactions.php': () => ({ ...account, payments: [free] }) });
  expect(await screen.findByRole('link', { name: /250 credits · €22\.43.* · iDEAL.*Pending/ })).toBeTruthy();
  expect(screen.queryByText(/Transaction costs/)).toBeNull();
});

test('an empty account shows the way to the packages', async () => {
  renderPage(<TransactionsPage />, {
    'GET /api/transactions.php': () => ({
      ...account,
      entries: [],
      payments: [],
      total: 0,
      pages: 1,
      totals: { balance: 0, added: 0, spent: 0 },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' })).toBeTruthy();
});
