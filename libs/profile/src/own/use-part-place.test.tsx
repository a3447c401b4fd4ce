// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { change, openOwn, save, saving } from './own-profile.fixture.tsx';

async function openFromMembers() {
  const page = openOwn({ address: '/members', answers: saving({}) });
  const { router } = page;
  const at = () => router.state.location.pathname + router.state.location.search;
  await act(() => router.navigate('/profile'));
  return {
    closed: () => waitFor(() => expect(at()).toBe('/profile')),
    goBack: async () => {
      await act(() => router.navigate(-1));
      await waitFor(() => expect(at()).toBe('/members'));
    },
  };
}

test('after two saved parts one step goes back to where one came from', async () => {
  const page = await openFromMembers();
  for (const hair of ['Brown', 'Black']) {
    await change('In short');
    await userEvent.selectOptions(screen.getByLabelText('Hair colour'), hair);
    await save();
    await page.closed();
  }
  await page.goBack();
});

test('a part that was opened over another leaves no step when it is given up', async () => {
  const page = await openFromMembers();
  await change('In short');
  await change('About me');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await page.closed();
  await page.goBack();
});

test('a part that was opened by a link from elsewhere closes to the profile', async () => {
  const { router } = openOwn({ address: '/profile?edit=about' });
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
