// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { MemberNavigation } from './member-navigation.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('marks the tab of where somebody is on the way to at once, and stays at the page that is still shown', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(userOptions().queryKey, member() as never);
  const slow = Promise.withResolvers<null>();
  const navigation = <MemberNavigation tabs />;
  const router = createMemoryRouter(
    [
      { path: '/members', element: navigation },
      { path: '/likes', element: navigation, loader: () => slow.promise },
    ],
    { initialEntries: ['/members'] },
  );
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const marks = () =>
    screen
      .getAllByRole('link', { name: /^(Members|Likes)/, hidden: true })
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current'), link.dataset['pending']]);
  await act(async () => void router.navigate('/likes'));
  expect(marks()).toEqual([
    ['/members', 'page', undefined],
    ['/likes', null, undefined],
    ['/members', 'page', undefined],
    ['/likes', null, 'true'],
  ]);
  await act(async () => slow.resolve(null));
  expect(marks()).toEqual([
    ['/members', null, undefined],
    ['/likes', 'page', undefined],
    ['/members', null, undefined],
    ['/likes', 'page', undefined],
  ]);
});

test('leads back to the members by the filters that this member used last on the device', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const here = member();
  client.setQueryData(userOptions().queryKey, here as never);
  localStorage.setItem(`parlour.last-search.${here.user.id}`, JSON.stringify('?min_age=30'));
  localStorage.setItem('parlour.last-search.another', JSON.stringify('?min_age=50'));
  const router = createMemoryRouter([{ path: '*', element: <MemberNavigation tabs /> }], {
    initialEntries: ['/chats'],
  });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const links = screen.getAllByRole('link', { name: /^Members/, hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/members?min_age=30', '/members?min_age=30']);
});
