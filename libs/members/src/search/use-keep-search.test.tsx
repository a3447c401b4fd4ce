// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderMembers } from '../members.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const kept = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));

it('keeps the filters of a member for the way back, on its first page, and no visitor’s', async () => {
  renderMembers({ 'GET /api/user.php': () => visitor }, '/members?with_photo=1');
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  expect(kept()).toEqual([]);
  cleanup();
  renderMembers({}, '/members?with_photo=1&page=2');
  await waitFor(() => expect(kept()).toEqual([JSON.stringify('?with_photo=1')]));
});

it('keeps them where somebody comes here without any, and forgets them where they are taken off', async () => {
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Members' });
  renderMembers({}, '/members?with_photo=1');
  await waitFor(() => expect(kept()).toEqual([JSON.stringify('?with_photo=1')]));
  cleanup();
  const { router } = renderMembers({}, '/members');
  await heading();
  expect(kept()).toEqual([JSON.stringify('?with_photo=1')]);
  await act(() => router.navigate('/members?online=1'));
  await waitFor(() => expect(kept()).toEqual([JSON.stringify('?online=1')]));
  await act(() => router.navigate('/members'));
  await waitFor(() => expect(kept()).toEqual([JSON.stringify('')]));
});
