// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '@parlour/models/durations';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { ResetPasswordPage } from '../password/reset-password-page.tsx';
import { DataSection } from '../settings/data-section.tsx';
import { LeaveSection } from '../settings/leave-section.tsx';
import { AccountDeletedPage } from './account-deleted-page.tsx';
import { AskToLeavePage } from './ask-to-leave-page.tsx';
import { leavingChoices } from './leaving-choices.fixture.ts';
import { LeavingPage } from './leaving-page.tsx';

vi.mock('@parlour/models/account/leaving/deletion-term', () => ({ deletionTerm: 21 }));
vi.mock('@parlour/models/account/own-data', () => ({ exportLifetime: 2 * DAY }));
vi.mock('@parlour/models/account/mailed-links', () => ({
  linkLifetime: { leaving: 6 * MINUTE, 'password-reset': 5 * HOUR },
}));

it.each([
  [() => <LeavingPage />, /^Your profile disappears at once.* For 21 days the link/],
  [() => <LeaveSection />, /For 21 days you can change your mind/],
  [() => <AccountDeletedPage token={null} closed={false} />, /21 days later, your profile/],
  [() => <AccountDeletedPage token={null} closed={false} hasLeft />, /21 days after you asked/],
  [() => <AccountDeletedPage token="abc" closed />, /in 21 days your profile/],
  [() => <AskToLeavePage sent />, /works once and for 6 minutes\./],
  [() => <ResetPasswordPage sent />, /works once and for 5 hours\./],
  [() => <DataSection isDone={false} />, /downloaded for 2 days\./],
])('a page says how long something holds by the rule itself (%#)', async (Page, words) => {
  renderPage(<Page />, {
    'GET /api/user.php': () => visitor,
    'GET /api/account-delete.php': () => leavingChoices,
    'GET /api/export.php': () => ({ exports: [] }),
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
