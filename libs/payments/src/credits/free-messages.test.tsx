// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { credits } from '@parlour/testing/shop-data';
import { CreditsPage } from './credits-page.tsx';
import { PremiumPage } from '../pricing/premium.tsx';
import { PricingPage } from '../pricing/pricing.tsx';
import { userOf } from '../testing/shop-replies.fixture.ts';

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

/** Also for whoever was paid back: the next purchase is not their first. */
const end = /^With a purchase/;
const free = { free_conversations_left: null, free_messages_left: null };

test.each([
  [{ ...free, free_messages_left: 1 }, null, 'your 1 free message ends; from then on every message costs credits.'],
  [{ ...free, free_messages_left: 3 }, null, 'your 3 free messages end; from then on every message costs credits.'],
  [{ ...free, free_conversations_left: 2, free_messages_left: 3 }, 2, 'no conversation is free any more; from then on'],
  [{ ...free, free_conversations_left: 0 }, 2, 'no conversation is free any more; from then on every message costs'],
])(
  'what is still free by %j of %s conversations ends with the first credits, which is said before',
  async (...given) => {
    const [rights, free_conversations, words] = given;
    const answers = { ...answersOf({ message: 10 }), ...userOf({ paid_user: false, credits: 0, rights }) };
    for (const page of [<CreditsPage key="credits" />, <PremiumPage key="premium" />]) {
      renderPage(page, answers, { changes: { free_conversations } });
      expect((await screen.findByText(end)).textContent).toContain(words);
      cleanup();
    }
  },
);

test.each([
  ['nothing is free any more', { ...free, free_messages_left: 0 }, null, 10],
  ['no conversation ever was free', { ...free, free_conversations_left: 0 }, 0, 10],
  ['credits were bought before', free, 2, 10],
  ['messages cost nothing', { ...free, free_conversations_left: 2 }, 2, 0],
])('where %s nothing is said to end', async (_, rights, free_conversations, message) => {
  const answers = { ...answersOf({ message }), ...userOf({ paid_user: false, credits: 0, rights }) };
  renderPage(<CreditsPage />, answers, { changes: { free_conversations } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(end)).toBeNull();
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
