// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Image } from '@parlour/contract/types/image';
import { imageOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { pretendPush } from '@parlour/account/notifications/push.fixture';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { DeviceOffers, MemberBanners } from './member-banners.tsx';

let forgetPush = () => {};
afterEach(() => {
  cleanup();
  forgetPush();
  vi.unstubAllGlobals();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

const alerts = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));

async function show(user: object, address = '/members', main_image: Image | null = null) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const page = renderPage(
    <>
      <MemberBanners />
      <main />
      <DeviceOffers />
    </>,
    {
      'GET /api/user.php': () =>
        member({ main_image }, { paid_user: true, status: 'active', notifications_disabled: [], ...user }),
      'GET /api/discountcode.php': () => ({ discount_code: welcomeOffer }),
    },
    { address, changes: { push_public_key: 'B'.repeat(87) } },
  );
  const pays = !('paid_user' in user) || user.paid_user;
  await waitFor(() => expect(page.asked).toHaveLength(pays ? 1 : 2));
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

describe('what this device could have', () => {
  const pushOffer = () => screen.queryByRole('region', { name: 'Notifications' });

  it('stands below the page, which it does not move', async () => {
    forgetPush = pretendPush('default');
    await show({}, '/likes', imageOf('Lucas'));
    await waitFor(() => expect(pushOffer()).not.toBeNull());
    expect(screen.getByRole('main').compareDocumentPosition(pushOffer() ?? document)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['waits for an alert', { paid_user: true }, null, ['Your photo']],
    ['has room beside the welcome offer', { paid_user: false }, imageOf('Lucas'), ['Welcome offer', 'Notifications']],
  ])('%s', async (_, user, photo, shown) => {
    forgetPush = pretendPush('default');
    await show(user, '/likes', photo);
    await waitFor(() => expect(screen.queryByText('Turn on notifications')).not.toBeNull());
    await waitFor(() => expect(alerts()).toEqual(shown));
  });
});
