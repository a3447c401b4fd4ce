// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { PricingPage } from '../pricing/pricing.tsx';
import { PremiumPage } from '../pricing/premium.tsx';
import { listing, userOf } from '../testing/shop-replies.fixture.ts';

const answers = {
  'GET /api/credits.php': () => ({ ...credits, methods: [], discount: null }),
  'GET /api/user.php': () => visitor,
};

test.each([
  ['the prices', <PricingPage key="pricing" />, 'See the packages'],
  ['the packages', <CreditsPage key="credits" />, 'Log in to buy credits'],
  ['the packages', <CreditsPage key="credits" />, 'Join free'],
])('where no way to pay is offered, %s invite no visitor to buy', async (_, page, invitation) => {
  renderPage(page, answers);
  expect(await screen.findByText('250 credits')).toBeTruthy();
  expect(screen.queryByRole('link', { name: invitation })).toBeNull();
  expect(screen.queryByText('Pay with')).toBeNull();
});

test('where no way to pay is offered, the packages say so', async () => {
  renderPage(<CreditsPage />, answers);
  expect(await screen.findByRole('heading', { name: 'Credits cannot be bought right now' })).toBeTruthy();
});

test.each([
  ['no way to pay', { methods: [] }],
  ['no package', { packages: [] }],
])('where %s is offered, nothing is said to end with a purchase', async (_, nothing) => {
  const rights = { free_conversations_left: null, free_messages_left: 3 };
  const shop = { 'GET /api/credits.php': () => ({ ...credits, ...nothing }), ...userOf({ credits: 0, rights }) };
  for (const page of [<CreditsPage key="credits" />, <PremiumPage key="premium" />]) {
    renderPage(page, shop);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^With a purchase/)).toBeNull();
    cleanup();
  }
});

test('who is sold nothing reads why in the place of the order, and where to ask', async () => {
  const shop = { ...credits, methods: [], payment_blocked: true };
  renderPage(<CreditsPage />, { ...listing, 'GET /api/credits.php': () => shop });
  expect(await screen.findByText(/^A payment of yours was charged back\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toBe('/pages/service');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.queryByText('Credits cannot be bought right now')).toBeNull();
});
