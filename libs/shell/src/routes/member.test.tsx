// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { profileOptions } from '@parlour/api-client/profile/profile';
import type { CallRequest } from '@parlour/api-client/transport';
import { member, profileOf } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import MemberRoute, { ErrorBoundary } from './member.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['blocked', "You're blocked by Nora. You do not have access to this page."],
  ['profile_gone', 'This profile no longer exists.'],
] as const)('a profile that was seen before shows nothing more once it is refused as %s', async (code, sentence) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const profile = profileOf('Nora');
  const client = pageCache(async ({ call }: CallRequest) => {
    if (call.path === '/api/profile.php') throw new ApiError(403, { code, params: { name: 'Nora' } });
    return { profiles: [] } as never;
  });
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(profileOptions(profile.id).queryKey, { profile });
  const page = { path: '/members/:id', element: <MemberRoute />, errorElement: <ErrorBoundary /> };
  const router = createMemoryRouter([page], { initialEntries: [`/members/${profile.id}`] });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(await screen.findByText('I close at six.')).toBeTruthy();
  await act(() => client.invalidateQueries({ queryKey: profileOptions(profile.id).queryKey }));
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
  expect(screen.queryByText('I close at six.')).toBeNull();
  await waitFor(() => expect(client.getQueryData(profileOptions(profile.id).queryKey)).toBeUndefined());
});
