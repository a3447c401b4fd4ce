// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ActivationReminder } from './activation-reminder.tsx';

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  document.cookie = 'dismissals=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

const onSmartphone = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
const show = async (signup_date: string, more: { status?: 'active'; server_time?: string } = {}) => {
  const { status = 'not_confirmed', ...told } = more;
  const page = renderPage(<ActivationReminder />, {
    'GET /api/user.php': () => ({ ...member({}, { status, signup_date }), ...told }),
  });
  await waitFor(() => expect(page.asked).toHaveLength(1));
  return page;
};
const justNow = '2026-11-21T19:55:00.000Z';

it('after sign-up on a smartphone is a modal, once', async () => {
  onSmartphone(true);
  await show(justNow);
  expect(await screen.findByRole('dialog', { name: 'Confirm your e-mail address' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm it now' }).getAttribute('href')).toBe(
    '/complete-signup?step=confirm',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  await show(justNow);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('comes to whoever signs up anew in a browser where it was put away before', async () => {
  onSmartphone(true);
  await show(justNow);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  cleanup();
  await show('2026-11-21T20:30:00.000Z', { server_time: '2026-11-21T20:31:00.000Z' });
  expect(await screen.findByRole('dialog', { name: 'Confirm your e-mail address' })).toBeTruthy();
});

it('is none on other screens, later, and once the address is confirmed', async () => {
  onSmartphone(false);
  await show(justNow);
  onSmartphone(true);
  cleanup();
  await show('2026-11-21T18:00:00.000Z');
  cleanup();
  await show(justNow, { status: 'active' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
