// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { imageOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { PhotoAlert } from './photo-alert.tsx';

afterEach(() => {
  cleanup();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

const day = 86_400_000;
const show = async (profile: object, user: object = {}, after = 0) => {
  const page = renderPage(<PhotoAlert />, {
    'GET /api/user.php': () => {
      const reply = member(profile, { status: 'active', ...user });
      return { ...reply, server_time: new Date(Date.parse(reply.server_time) + after).toISOString() };
    },
  });
  await waitFor(() => expect(page.asked).toHaveLength(1));
};
const bare = { main_image: null };

it('asks for a photo, stays away for a week where it was put away, and comes back', async () => {
  await show(bare);
  expect((await screen.findByRole('link', { name: 'Add a photo' })).getAttribute('href')).toBe('/profile#photos');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show(bare, {}, 6 * day);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show(bare, {}, 7 * day);
  expect(await screen.findByRole('region', { name: 'Your photo' })).toBeTruthy();
});

it('asks nobody who has one, or has one being checked, and nobody who has yet to confirm the address', async () => {
  await show({ main_image: imageOf('one') });
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show({ ...bare, photos: [{ ...imageOf('one'), status: 'pending' }] });
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show({ ...bare, photos: [{ ...imageOf('one'), status: 'rejected' }] });
  expect(await screen.findByRole('region', { name: 'Your photo' })).toBeTruthy();
  cleanup();
  await show(bare, { status: 'not_confirmed' });
  expect(screen.queryByRole('region')).toBeNull();
});
