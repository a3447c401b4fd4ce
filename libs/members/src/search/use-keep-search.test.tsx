// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderMembers } from '../members.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('keeps the filters of a member for the way back, on its first page, and no visitor’s', async () => {
  const kept = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));
  renderMembers({ 'GET /api/user.php': () => visitor }, '/members?with_photo=1');
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  expect(kept()).toEqual([]);
  cleanup();
  renderMembers({}, '/members?with_photo=1&page=2');
  await waitFor(() => expect(kept()).toEqual([JSON.stringify('?with_photo=1')]));
});
