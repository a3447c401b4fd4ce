// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { useToast } from '@parlour/state/page/toasts';
import { member, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { fetchFonts } from '../scripts/page-fonts.ts';
import { paintedWithoutFonts } from '../scripts/page-fonts.fixture.ts';
import { LateRoot } from './late-root.tsx';

const badge = vi.fn(async (_: number) => undefined);
Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });

afterEach(() => {
  cleanup();
  badge.mockClear();
  vi.unstubAllGlobals();
});

it('counts what is new on the app’s icon, until nobody is logged in', async () => {
  let here: object = { ...member(), counts: { unread: 3, new_likes: 1 } };
  const { client } = renderPage(<LateRoot />, { 'GET /api/user.php': () => here });
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(4));
  here = visitor;
  await act(() => client.invalidateQueries(userOptions()));
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(0));
});

it('leaves no count of a session that ended on another page', async () => {
  renderPage(<LateRoot />, { 'GET /api/user.php': () => visitor });
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(0));
});

it('tells a visitor too what became of an act', async () => {
  const Act = () => {
    const showToast = useToast();
    return <button onClick={() => showToast({ tone: 'danger', text: 'It was not sent.' })}>Send</button>;
  };
  const page = (
    <>
      <Act />
      <LateRoot />
    </>
  );
  renderPage(page, { 'GET /api/user.php': () => visitor });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(screen.getByRole('region', { name: 'Notices' })).getByText('It was not sent.')).toBeTruthy();
});

function renderPages(pages: RouteObject[]) {
  const router = createMemoryRouter(pages);
  render(
    <PageFrame client={pageCache(async () => visitor)}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  return router;
}

it('shows that the next page is on its way', async () => {
  const router = renderPages([
    { path: '/', element: <LateRoot /> },
    { path: '/slow', loader: () => new Promise(() => {}) },
  ]);
  await act(async () => void router.navigate('/slow'));
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});

it('has the fonts on when the second page is drawn, and not before', async () => {
  vi.stubGlobal('fetch', async () => new Response('font'));
  const worn = paintedWithoutFonts('en');
  const wornWhenDrawn: number[] = [];
  const Drawn = () => {
    useLayoutEffect(() => void wornWhenDrawn.push(worn.size));
    return null;
  };
  const root = (
    <>
      <LateRoot />
      <Outlet />
    </>
  );
  const router = renderPages([
    {
      element: root,
      children: [
        { path: '/', element: <Drawn key="first" /> },
        { path: '/pricing', element: <Drawn key="second" /> },
      ],
    },
  ]);
  await fetchFonts();
  await act(() => router.navigate('/?page=2'));
  expect(worn.size).toBe(0);
  await act(() => router.navigate('/pricing'));
  expect(wornWhenDrawn.at(0)).toBe(0);
  expect(wornWhenDrawn.at(-1)).toBe(1);
});
