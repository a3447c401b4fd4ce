// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { MemberBanners } from './member-banners.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

const alerts = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

async function show(user: object, address = '/members') {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const page = renderPage(
    <>
      <MemberBanners />
      <main />
    </>,
    {
      'GET /api/user.php': () => member({ main_image: null }, { paid_user: true, status: 'active', ...user }),
    },
    { address },
  );
  await waitFor(() => expect(page.asked).toHaveLength(1));
}

it('say one thing at a time, the most pressing first', async () => {
  await show({ notifications_disabled: ['bounce'] });
  await waitFor(() => expect(alerts()).toEqual(['E-mails to you']));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(alerts()).toEqual(['Your photo']));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(alerts()).toEqual([]));
});

it('leave the focus with the content of the page when they are put away', async () => {
  await show({ notifications_disabled: ['bounce'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('remind of the address before all else', async () => {
  await show({ status: 'not_confirmed', notifications_disabled: ['bounce'] });
  await waitFor(() => expect(alerts()).toEqual(['Confirm your e-mail address']));
});

it.each(['/profile', '/credits', '/pages/terms'])('ask for no photo on %s', async (address) => {
  await show({}, address);
  expect(alerts()).toEqual([]);
});

it('say nothing of stopped e-mails where they are turned on again', async () => {
  await show({ notifications_disabled: ['fbl'] }, '/settings');
  await waitFor(() => expect(alerts()).toEqual(['Your photo']));
});
