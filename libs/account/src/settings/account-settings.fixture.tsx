import { screen, within } from '@testing-library/react';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { AccountSettings, type AccountSettingsProps } from './account-settings.tsx';

const session = (id: string, device: string | null, current = false) => ({
  id: `0199000a-0000-7000-8000-00000000000${id}`,
  device,
  country: 'NL',
  last_seen: '2026-11-21T19:00:00.000Z',
  current,
  push: false,
});
export const sessions = [session('1', 'Firefox, Windows', true), session('2', 'Safari, iPhone'), session('3', null)];

export const show = (answers: Answers = {}, props: Partial<AccountSettingsProps> = {}) =>
  renderPage(<AccountSettings part={null} done={null} {...props} />, {
    'GET /api/user.php': () => member({}, { email: 'tom@example.com', status: 'active' }),
    'GET /api/mail-change.php': () => ({ waiting: null }),
    'GET /api/sessions.php': () => ({ sessions }),
    'GET /api/export.php': () => ({ exports: [] }),
    ...answers,
  });

/** One part of the settings, unfolded. */
export const open = async (summary: string) => {
  const details = (await screen.findByText(summary, { selector: 'summary' })).closest('details')!;
  details.open = true;
  return within(details);
};
