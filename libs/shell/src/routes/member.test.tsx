// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { profileOptions } from '@parlour/api-client/profile/profile';
import type { CallRequest } from '@parlour/api-client/transport';
import type { Profile } from '@parlour/contract/types/profile';
import { imageOf, member, profileOf } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { pageContext } from '../page/page-context.ts';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import MemberRoute, { ErrorBoundary, loader } from './member.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function pageOf({ id }: Profile, client: QueryClient) {
  const page = { path: '/members/:id', element: <MemberRoute />, errorElement: <ErrorBoundary /> };
  const router = createMemoryRouter([page], { initialEntries: [`/members/${id}`] });
  return (
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>
  );
}

const show = (profile: Profile, client: QueryClient) => render(pageOf(profile, client));

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
  show(profile, client);
  expect(await screen.findByText('I close at six.')).toBeTruthy();
  await act(() => client.invalidateQueries({ queryKey: profileOptions(profile.id).queryKey }));
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
  expect(screen.queryByText('I close at six.')).toBeNull();
  await waitFor(() => expect(client.getQueryData(profileOptions(profile.id).queryKey)).toBeUndefined());
});

it('a profile stands whole where others like it cannot be had', async () => {
  const profile = profileOf('Nora');
  const opened = routeArguments({
    address: `/members/${profile.id}`,
    params: { id: profile.id },
    user: member(),
    answer: ({ call }) => (call.path === '/api/related.php' ? refuse(500, { code: 'server_error' })() : { profile }),
  });
  await expect(loader(opened)).resolves.toBeNull();

  const { queries } = opened.context.get(pageContext);
  show(profile, queries);
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
  show(profile, client);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as seen', hidden: true });
  expect(button.closest('[hidden]')?.matches('[data-unscripted]')).toBe(true);
  expect([...new FormData(button.form ?? undefined, button).keys()]).toEqual(['form_token', 'seen']);
  act(() => void client.setQueryData(profileOptions(profile.id).queryKey, { profile: profileOf('Nora') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as seen', hidden: true })).toBeNull());
});

it.each([
  ['one photo is reported by the link below it', ['one'], [['Report this photo', false]]],
  [
    'each of several photos has its own report where no script says which of them is in sight',
    ['one', 'two'],
    [
      ['Report this photo', true],
      ['Photo 1 Report this photo', false],
      ['Photo 2 Report this photo', false],
    ],
  ],
])('%s', (_, names, expected) => {
  const photos = names.map((name) => imageOf(name));
  const profile = { ...profileOf('Nora'), photos };
  const client = pageCache(() => new Promise(() => {}));
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(profileOptions(profile.id).queryKey, { profile });
  document.body.innerHTML = renderToString(pageOf(profile, client));
  const links = [...document.querySelectorAll('a[href^="/report/photo/"]')];
  const places = links.map((link) => link.parentElement!);
  expect(places.map((place) => [place.textContent, place.hasAttribute('data-scripted')])).toEqual(expected);
  expect(places.map((place) => place.getAttribute('aria-label')?.concat(' Report this photo'))).toEqual(
    expected.map(([words]) => (words === 'Report this photo' ? undefined : words)),
  );
  expect(places.map((place) => place.matches('[hidden][data-unscripted]'))).toEqual(
    links.map((__, index) => index > 0),
  );
  const led = photos.map(({ id }) => `/report/photo/${id}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(led.length > 1 ? [led[0], ...led] : led);
});

it('nobody whom one has blocked can be liked or given something, as soon as the block stands', async () => {
  const profile = profileOf('Nora');
  const client = pageCache(async () => ({ profiles: [], profile }));
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(profileOptions(profile.id).queryKey, { profile });
  const page = within(show(profile, client).container);
  expect(await page.findAllByRole('button', { name: 'Like Nora' })).not.toEqual([]);
  const refused = { ...profile.relation!.can_send, allowed: false, reason: 'already_blocked' as const };
  const relation = { ...profile.relation!, blocked_by_me: true, can_send: refused };
  act(() => void client.setQueryData(profileOptions(profile.id).queryKey, { profile: { ...profile, relation } }));
  expect(await page.findAllByText('You have blocked Nora.')).not.toEqual([]);
  expect(page.queryAllByRole('button', { name: /^(Like|Send a gift)/ })).toEqual([]);
});
