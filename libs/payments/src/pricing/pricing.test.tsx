// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { PremiumPage } from './premium.tsx';
import { PricingPage } from './pricing.tsx';
import { freeOfCharge, listing, userOf } from '../testing/shop-replies.fixture.ts';

test('visitors read all prices before they join', async () => {
  renderPage(<PricingPage />, listing);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
  expect(screen.getByText('€0.90 per message')).toBeTruthy();
  expect(screen.getByText('iDEAL and PayPal')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits');
});

test('a reduced price stands beside the one before, with what takes it off and where it is bought', async () => {
  renderPage(<PricingPage country="NL" />, listing);
  expect(await screen.findByText('Welcome offer: 25% off your first package')).toBeTruthy();
  const [, middle] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('per message'));
  expect(middle?.textContent).toContain('before €29.90 €22.43−25%');
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits?country=NL');
});

test('what writing costs is said at the prices before a discount', async () => {
  renderPage(<PricingPage />, listing);
  expect((await screen.findByRole('row', { name: /^A message/ })).textContent).toContain('€1.20 – €1.49');
  expect(screen.getByRole('row', { name: /^A photo/ }).textContent).toContain('€2.40 – €2.98');
});

test('where messages cost nothing, no price is counted in them', async () => {
  renderPage(<PricingPage />, { ...listing, 'GET /api/credits.php': () => freeOfCharge });
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  expect(screen.queryByText(/per message/)).toBeNull();
});

test('whoever is premium already reads so before what premium is', async () => {
  renderPage(<PremiumPage />, { ...listing, ...userOf({ paid_user: true }) });
  const said = await screen.findByText('You are a premium member.');
  const rights = screen.getByRole('table');
  expect(said.compareDocumentPosition(rights) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
