// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { PremiumPage } from '../pricing/premium.tsx';
import { PricingPage } from '../pricing/pricing.tsx';
import { credits } from '../testing/shop-replies.fixture.ts';

afterEach(cleanup);

const answersOf = (costs: Partial<typeof credits.costs>) => ({
  'GET /api/credits.php': () => ({ ...credits, costs: { ...credits.costs, ...costs } }),
  'GET /api/user.php': () => visitor,
});

test.each([
  [
    'cost credits and some are given',
    { free_conversations: 2 },
    '2 conversations for free',
    'With credits, as often as you like',
  ],
  ['cost credits', { free_conversations: null }, 'With credits', 'With credits, as often as you like'],
  ['cost nothing', { message_credits: 0, free_conversations: null }, 'As often as you like', 'As often as you like'],
  ['cost premium members nothing', { message_credits: 0, free_conversations: 0 }, '–', 'As often as you like'],
  ['cost nothing and some are given', { message_credits: 0 }, '2 conversations for free', 'As often as you like'],
])('where messages %s, the rights of members say so', async (_, changes, free, premium) => {
  renderPage(<PremiumPage />, answersOf({ message: 10 }), { changes });
  const row = await screen.findByRole('row', { name: /^Write/ });
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([free, premium]);
});

test.each([
  ['as a range', { message: 0 }, true],
  ['nowhere', { message: 0, photo: 0, gift_from: 0 }, false],
])('the lower price is explained where one is shown: %s', async (_, costs, isShown) => {
  renderPage(<PricingPage />, answersOf(costs));
  expect((await screen.findByRole('row', { name: /^A message/ })).textContent).toBe('A messageFree–');
  expect(screen.queryByText(/The lower price is that of the largest package\./) !== null).toBe(isShown);
  expect(screen.getByText(/Before you send anything you see what it costs you\.$/)).toBeTruthy();
});
