// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { payment } from '../testing/shop-replies.fixture.ts';
import { TransactionsPage } from './transactions-page.tsx';

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
  seller: null,
  page: 1,
  pages: 3,
  total: 41,
  totals: { balance: 240, added: 250, spent: 10 },
};

const open = (answers: Answers) =>
  renderPage(<TransactionsPage />, { 'GET /api/user.php': () => member(), ...answers });

test('the account shows each movement with its balance, the payments and its pages', async () => {
  open({ 'GET /api/transactions.php': () => account });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your transactions' })).toBeTruthy();
  const [message, purchase] = within(screen.getByRole('region', { name: 'Credits' })).getAllByRole('listitem');
  expect(message?.textContent).toMatch(/Message to Nora−10 credits.*Balance: 240/);
  expect(purchase?.textContent).toMatch(/Credits bought\+250 credits.*2026, .*€22\.43.*Balance: 250/);
  expect(
    screen
      .getByRole('link', { name: /250 credits · €23\.03.*2026, .*Transaction costs, PayPal €0\.60.*Completed/ })
      .getAttribute('href'),
  ).toBe(`/transactions/${payment.payment_id}`);
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/transactions?page=2');
});

test('the account of an unconfirmed member says what is kept for messages that wait', async () => {
  open({
    'GET /api/transactions.php': () => account,
    'GET /api/user.php': () => member({}, { status: 'not_confirmed', credits: 65 }),
  });
  expect(await screen.findByText('You have 240 credits.')).toBeTruthy();
  expect(screen.getByText(/^175 of them are kept for what you have sent/)).toBeTruthy();
});

test.each([
  ['pending', 'payments'],
  ['failed', 'payments'],
  ['completed', 'transactions'],
  ['withdrawn', 'transactions'],
  ['refunded', 'transactions'],
  ['charged_back', 'transactions'],
])('a payment that is %s leads to its place among the %s', async (status, place) => {
  const payments = [{ ...payment, status }];
  open({ 'GET /api/transactions.php': () => ({ ...account, payments }) });
  const link = await screen.findByRole('link', { name: /250 credits/ });
  expect(link.getAttribute('href')).toBe(`/${place}/${payment.payment_id}`);
});

test.each([
  ['in part says how much of it did', 1032, /Refunded · €10\.32$/],
  ['as a whole says that alone', 2303, /Refunded$/],
])('a payment that went back %s', async (_, amount, words) => {
  const payments = [{ ...payment, status: 'refunded', returned: { amount, currency: 'EUR' } }];
  open({ 'GET /api/transactions.php': () => ({ ...account, payments }) });
  expect((await screen.findByRole('link', { name: /250 credits/ })).textContent).toMatch(words);
});

test('a payment that went back when its credits were spent moved none, and neither sign says otherwise', async () => {
  const entry = {
    ...account.entries[1],
    kind: 'refund',
    credits: 0,
    balance: 0,
    money: { amount: 2303, currency: 'EUR' },
  };
  open({ 'GET /api/transactions.php': () => ({ ...account, entries: [entry] }) });
  const line = within(await screen.findByRole('region', { name: 'Credits' })).getByRole('listitem');
  expect(line.textContent).toMatch(/^Payment paid back0 credits.* ·\u00A0€23\.03Balance: 0$/);
});

test('a payment without transaction costs names its method alone', async () => {
  const free = { ...payment, payment_method: 'ideal', transaction_costs: { amount: 0, currency: 'EUR' } };
  open({ 'GET /api/transactions.php': () => ({ ...account, payments: [free] }) });
  const row = await screen.findByRole('link', { name: /250 credits · €22\.43/ });
  expect(row.textContent).toMatch(/ ·\u00A0iDEAL.*Pending$/);
  expect(screen.queryByText(/Transaction costs/)).toBeNull();
});

test('one payment is a receipt: who sold, the tax in the sum and its number, and no way round in a circle', async () => {
  const company = {
    ...credits.company,
    name: 'Evening Company',
    address: 'Oudegracht 1',
    city: 'Utrecht',
    vat_numbers: ['NL000000000B00'],
  };
  renderPage(<TransactionsPage paymentId={payment.payment_id} />, {
    'GET /api/transactions.php': () => ({ ...account, seller: company }),
  });
  const receipt = await screen.findByRole('region', { name: 'Payment' });
  const told = within(receipt)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    '€23.03 incl. VAT',
    payment.payment_id,
    'Parlour · Evening Company',
    'Oudegracht 1, Utrecht, Netherlands',
    'NL000000000B00',
  ]);
  expect(within(receipt).getByText('Completed')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/transactions',
    `/complaints?payment_id=${payment.payment_id}`,
  ]);
});

test.each([
  ['pending', null, []],
  ['completed', null, ['Return possible until: 15 March 2026']],
  ['refunded', 1032, ['Refunded: €10.32']],
  ['charged_back', 2303, ['Charged back: €23.03']],
])(
  'a receipt of what is %s says what went back, how long it may, and where to complain',
  async (status, back, told) => {
    const returned = back && { amount: back, currency: 'EUR' };
    const withdraw_last_day = status === 'pending' ? null : '2026-03-15';
    renderPage(<TransactionsPage paymentId={payment.payment_id} />, {
      'GET /api/transactions.php': () => ({
        ...account,
        payments: [{ ...payment, status, returned, withdraw_last_day }],
      }),
    });
    const receipt = within(await screen.findByRole('region', { name: 'Payment' }));
    const facts = receipt.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts.slice(2)).toEqual(told);
    expect(receipt.getByRole('link', { name: 'Something is wrong with this payment' })).toBeTruthy();
  },
);

test('a receipt of which nobody knows who sold it names no seller', async () => {
  renderPage(<TransactionsPage paymentId={payment.payment_id} />, { 'GET /api/transactions.php': () => account });
  const receipt = await screen.findByRole('region', { name: 'Payment' });
  expect(within(receipt).getAllByRole('definition')).toHaveLength(2);
});

test('a receipt leaves out what is not known of its seller', async () => {
  renderPage(<TransactionsPage paymentId={payment.payment_id} />, {
    'GET /api/transactions.php': () => ({
      ...account,
      seller: { ...credits.company, address: '', city: '', vat_numbers: [] },
    }),
  });
  const receipt = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(
    receipt
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .slice(2),
  ).toEqual(['Parlour · Evening Company', 'Netherlands']);
});

test('an empty account shows the way to the packages', async () => {
  open({
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
