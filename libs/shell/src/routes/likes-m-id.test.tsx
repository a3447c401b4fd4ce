// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { receivedLikeOptions } from '@parlour/api-client/members/received-like';
import { cardOf, member } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import LikeOfMemberRoute, { ErrorBoundary } from './likes-m-id.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [false, 'Nora likes you'],
  [true, 'You and Nora like each other'],
])('the title says what the page says; a match: %s', async (match, words) => {
  const profile = cardOf('Nora');
  const client = pageCache(() => new Promise(() => {}));
  client.setQueryData(userOptions().queryKey, member() as never);
  const like = { profile, liked_at: '2026-11-21T12:00:00Z', like_new: false, match };
  client.setQueryData(receivedLikeOptions(profile.id).queryKey, { like });
  const page = { path: '/likes/m/:id', element: <LikeOfMemberRoute /> };
  const router = createMemoryRouter([page], { initialEntries: [`/likes/m/${profile.id}`] });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
  expect(document.title).toContain(`${words} · `);
});

it('a like that was seen before promises no match any more once it was taken back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const profile = cardOf('Nora');
  const { queryKey } = receivedLikeOptions(profile.id);
  const client = pageCache(() => Promise.reject(new ApiError(404, { code: 'like_not_found' })));
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(queryKey, { like: { profile, liked_at: '2026-11-21T12:00:00Z', like_new: false, match: false } });
  const page = { path: '/likes/m/:id', element: <LikeOfMemberRoute />, errorElement: <ErrorBoundary /> };
  const router = createMemoryRouter([page], { initialEntries: [`/likes/m/${profile.id}`] });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora likes you' })).toBeTruthy();
  await act(() => client.invalidateQueries({ queryKey }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This like is no longer there' })).toBeTruthy();
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeUndefined());
});
