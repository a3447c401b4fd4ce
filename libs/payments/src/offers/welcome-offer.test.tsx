// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { userOf } from '../testing/shop-replies.fixture.ts';
import { WelcomeOffer } from './welcome-offer.tsx';

test.each([
  ['that ends for real: when', true, /25% off your first package.*Ends on 8\u00A0Mar/],
  ['that another follows: so', false, /Runs until 8\u00A0Mar.*after that, an offer as good follows/],
  ['that runs for years: which year', true, /Ends on 2 March 2029\./, '2029-03-02T12:00:00.000Z'],
])('the line about an offer %s', async (_, ends_for_real, sentence, expires = credits.discount!.expires!) => {
  const discount_code = { ...credits.discount, ends_for_real, expires };
  const offer = { 'GET /api/discountcode.php': () => ({ discount_code }) };
  renderPage(<WelcomeOffer />, { ...userOf({ paid_user: false }), ...offer });
  expect((await screen.findByRole('region', { name: 'Welcome offer' })).textContent).toMatch(sentence);
});

test.each([
  ['that ends for real', true],
  ['that another follows, which is said', false],
])('counts down on the last day of an offer %s', async (_, ends_for_real) => {
  const tonight = { ...credits.discount, expires: '2026-03-01T15:12:05.000Z', ends_for_real };
  renderPage(<WelcomeOffer />, {
    ...userOf({ paid_user: false }),
    'GET /api/discountcode.php': () => ({ discount_code: tonight }),
  });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^03:1[12]:\d\d$/);
  expect(screen.queryAllByText('After that, an offer as good follows.')).toHaveLength(ends_for_real ? 0 : 1);
});

test('an offer that is over makes way for what follows it', async () => {
  const ending = { ...credits.discount, expires: '2026-03-01T12:00:00.300Z', ends_for_real: false };
  let answers = 0;
  renderPage(<WelcomeOffer />, {
    ...userOf({ paid_user: false }),
    'GET /api/discountcode.php': () => ({ discount_code: answers++ === 0 ? ending : null }),
  });
  expect(await screen.findByRole('region', { name: 'Welcome offer' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a premium member sees no welcome offer', async () => {
  const { asked } = renderPage(<WelcomeOffer />, userOf({ paid_user: true }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
