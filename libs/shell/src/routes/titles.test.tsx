// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import AccountDeletedRoute from './account-deleted.tsx';
import ActivateDoneRoute from './activate-done.tsx';
import MemberSignUpRoute from './member-signup.tsx';
import SignUpRoute from './signup.tsx';

async function titleOf(page: ReactNode, address: string, answers: Answers = {}): Promise<string> {
  renderPage(page, answers, { address, changes: { signups: 'with_trafficsource' } });
  await screen.findByRole('heading', { level: 1 });
  return document.title;
}

it.each([
  ['', 'Deletion of your account'],
  ['?left=1', 'Your account will be deleted'],
  ['?token=abc', 'Keep your account'],
  ['?closed=1', 'Deletion of your account'],
  ['?closed=1&left=1', 'Your account will be deleted'],
  ['?closed=1&token=abc', 'Delete my account'],
])('of the page after leaving, at %o, is what the page says', async (search, words) => {
  expect(await titleOf(<AccountDeletedRoute />, `/account-deleted${search}`)).toBe(`${words} · ${pageSettings.name}`);
});

it.each([
  ['?other=1', member(), 'The address is confirmed'],
  ['?other=1', visitor, 'Welcome'],
  ['', member(), 'Welcome'],
])('of the confirmed address, at %o, is what the page says', async (search, user, words) => {
  const title = await titleOf(<ActivateDoneRoute />, `/activate/done${search}`, { 'GET /api/user.php': () => user });
  expect(title).toBe(`${words} · ${pageSettings.name}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(new RegExp(`^${words}`));
});

it.each([
  ['closed', '', 'Sign-up is closed'],
  ['country', '', 'Sign-up is closed'],
  ['invite_only', '', 'Sign-up is by invitation'],
  ['invite_only', '?ref=anna', 'Join free'],
  [null, '', 'Join free'],
])('of sign-up says whether it is open: %s %s', async (reason, search, words) => {
  const state = { open: reason === null, reason, min_age: 18, steps: [], profile: null };
  const answers = { 'GET /api/signup.php': () => state };
  for (const Page of [SignUpRoute, MemberSignUpRoute]) {
    expect(await titleOf(<Page />, `/signup${search}`, answers)).toBe(`${words} · ${pageSettings.name}`);
    cleanup();
  }
});
