// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { MemberEvening } from './member-evening.tsx';

it.each([
  ['a step that was left for later', signUpProgress({ message: 'done' }, false), '/complete-signup?step=photo'],
  [
    'nothing where only the address is open',
    signUpProgress(
      { message: 'done', photo: 'skipped', location: 'done', personal: 'done', about: 'skipped', push: 'skipped' },
      false,
    ),
    undefined,
  ],
  ['nothing once all is done', null, undefined],
])('leads back to %s', async (_, signup, address) => {
  renderPage(() => <MemberEvening />, {
    'GET /api/user.php': () => member({ name: 'Tom' }, { signup }),
    'GET /api/likes.php': () => ({ likes: [], page: 1, pages: 1, total: 0, total_new: 0, counts: {} }),
    'GET /api/swipe.php?round': () => ({ likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
    'GET /api/members.php': () => ({ profiles: [cardOf('Nora')], page: 1, pages: 1, total: 1 }),
    'GET /api/chats.php': () => ({ chats: [], total_unread: 0, requests: 0 }),
    'GET /api/discountcode.php': () => ({ discount_code: null }),
  });
  await screen.findByRole('heading', { name: 'Hello, Tom' });
  expect(screen.queryByRole('link', { name: 'Continue' })?.getAttribute('href')).toBe(address);
});
