// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPage } from './credits-page.tsx';
import { PricingPage } from '../pricing/pricing.tsx';
import { credits } from '../testing/shop-replies.fixture.ts';

afterEach(cleanup);

const answers = {
  'GET /api/credits.php': () => ({ ...credits, methods: [], discount: null }),
  'GET /api/user.php': () => visitor,
};

test.each([
  ['the prices', <PricingPage key="pricing" />, 'See the packages'],
  ['the packages', <CreditsPage key="credits" />, 'Log in to buy credits'],
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
