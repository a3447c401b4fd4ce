// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { creditsOptions } from '@parlour/api-client/payments/credits';
import { paymentOptions } from '@parlour/api-client/payments/payment';
import { transactionsOptions } from '@parlour/api-client/payments/transactions';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { PricingPage } from '../pricing/pricing.tsx';
import { PaymentPage } from './payment-page.tsx';
import { payment } from '../testing/shop-replies.fixture.ts';
import { TransactionsPage } from '../transactions/transactions-page.tsx';

test.each([
  ['the account', () => <TransactionsPage />],
  ['a payment', () => <PaymentPage paymentId={payment.payment_id} />],
  ['a receipt', () => <TransactionsPage paymentId={payment.payment_id} />],
  ['the price list', () => <PricingPage />],
])('on paper %s stands without the bars of the site', (_, page) => {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const totals = { balance: 0, added: 0, spent: 0 };
  const account = { entries: [], payments: [payment], seller: credits.company, page: 1, pages: 1, total: 0, totals };
  client.setQueryData(userOptions().queryKey, { server_time: '2026-03-01T12:00:00Z' } as never);
  client.setQueryData(creditsOptions({}).queryKey, credits);
  client.setQueryData(transactionsOptions().queryKey, account);
  client.setQueryData(transactionsOptions({ id: payment.payment_id }).queryKey, account);
  client.setQueryData(paymentOptions(payment.payment_id).queryKey, {
    payment: { ...payment, status: 'completed' },
    credits: 250,
  });
  const sheet = new ServerStyleSheet();
  const router = createMemoryRouter([{ path: '*', element: page() }]);
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <PageFrame client={client}>
        <RouterProvider router={router} />
      </PageFrame>,
    ),
  );
  expect(html).toContain('250 credits');
  expect(sheet.getStyleTags()).toMatch(/@media print\s*{.*header,\s*nav,[^{]*\[popover\],\s*\[data-banner\]/s);
  // A printed address leads somewhere, and no sign says that something opens.
  expect(sheet.getStyleTags()).not.toMatch(/a\[href\^='\/'\]::after/);
  expect(sheet.getStyleTags()).toMatch(/summary::after[^{]*{\s*display:\s*none/);
  expect(sheet.getStyleTags()).toMatch(
    /--color-edge:\s*color-mix\(in srgb, ?currentColor[^;]*!important;\s*--shadow-card:[^;]*var\(--color-edge\)/,
  );
  const printed = document.createElement('div');
  printed.innerHTML = html;
  for (const hidden of printed.querySelectorAll('[data-screen-only], [popover]')) hidden.remove();
  expect(printed.querySelectorAll('a:not([href^="/payments/"])')).toHaveLength(0);
});
