// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { profileOptions } from '@parlour/api-client/profile/profile';
import type { CallRequest } from '@parlour/api-client/transport';
import { member, profileOf } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import MemberRoute, { ErrorBoundary, loader } from './member.tsx';

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
    return { profiles: [] };
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

it('a profile stands whole where others like it cannot be had', async () => {
  const profile = profileOf('Nora');
  const transport = async ({ call }: CallRequest) => {
    if (call.path === '/api/related.php') throw new ApiError(500, { code: 'server_error' });
    return (call.path === '/api/user.php' ? member() : { profile }) as never;
  };
  const queries = pageQueries(transport);
  const context = new RouterContextProvider();
  context.set(pageContext, { transport, queries, entryWarning: [], maySearch: true } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/members/${profile.id}`);
  await expect(loader({ context, params: { id: profile.id }, request } as never)).resolves.toBeNull();

  const page = { path: '/members/:id', element: <MemberRoute />, errorElement: <ErrorBoundary /> };
  const router = createMemoryRouter([page], { initialEntries: [`/members/${profile.id}`] });
  render(
    <PageFrame client={queries}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(await screen.findByText('I close at six.')).toBeTruthy();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.getByText('I close at six.')).toBeTruthy();
  expect(screen.queryByText('You may also like')).toBeNull();
});

it('has a press by which a new like is seen where no script runs', async () => {
  const profile = { ...profileOf('Nora'), like_new: true };
  const client = pageCache(() => new Promise(() => {}));
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(profileOptions(profile.id).queryKey, { profile });
  const router = createMemoryRouter([{ path: '/members/:id', element: <MemberRoute /> }], {
    initialEntries: [`/members/${profile.id}`],
  });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as seen', hidden: true });
  expect(button.closest('[hidden]')?.matches('[data-unscripted]')).toBe(true);
  expect([...new FormData(button.form ?? undefined, button).keys()]).toEqual(['form_token', 'seen']);
  act(() => void client.setQueryData(profileOptions(profile.id).queryKey, { profile: profileOf('Nora') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as seen', hidden: true })).toBeNull());
});
