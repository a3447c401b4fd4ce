// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, data, Link, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { member, visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { LinkProvider } from '@parlour/ui';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { ErrorBoundary as MemberFailure } from '../routes/member.tsx';
import { ErrorBoundary as LikeFailure } from '../routes/likes-m-id.tsx';
import * as chatLayout from './chat-layout.tsx';
import * as defaultLayout from './default-layout.tsx';
import * as emptyLayout from './empty-layout.tsx';
import * as landerLayout from './lander-layout.tsx';

beforeAll(installTopLayer);
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fail = () => {
  throw data({ code: 'server_error' }, { status: 500 });
};
const home = (
  <main>
    <title>Home</title>
    <Link to="/broken">Go on</Link>
  </main>
);
const Root = () => (
  <LinkProvider value={RouterLink}>
    <Outlet />
    <PageAnnouncer />
  </LinkProvider>
);

/** A site of two pages, the second of which fails inside a layout after a press. */
async function followLinkInto(layout: { default: () => unknown; ErrorBoundary: () => unknown }, page?: () => unknown) {
  const inside = { Component: layout.default, ErrorBoundary: layout.ErrorBoundary } as RouteObject;
  const broken = { path: '/broken', loader: fail, Component: () => null, ErrorBoundary: page } as RouteObject;
  const children = [{ path: '/', element: home }, { ...inside, children: [broken] } as RouteObject];
  const router = createMemoryRouter([{ Component: Root, children }]);
  const client = pageCache(async () => visitor);
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.dynamicImportSettled());
}

const sentence = 'An error occurred, please try again later';
const said = () => screen.getAllByRole('status').map((status) => status.textContent);
const whole = { default: defaultLayout, chat: chatLayout, lander: landerLayout };

describe.each(Object.entries({ ...whole, empty: emptyLayout }))('a page that fails in the %s layout', (_, layout) => {
  it('is told aloud and takes the focus, as does the page after it', async () => {
    await followLinkInto(layout);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(sentence);
    expect(said()).toContain(`${sentence} · ${pageSettings.name}`);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await userEvent.click(screen.getByRole('link', { name: 'Back to the home page' }));
    await waitFor(() => expect(said()).toContain('Home'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it.each(Object.entries(whole))('stands inside the site in the %s layout', async (_, layout) => {
  await followLinkInto(layout);
  expect(screen.getByRole('link', { name: /Home page$/ })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain(sentence);
});

it.each(Object.entries({ member: MemberFailure, like: LikeFailure }))(
  'has one main where the page of a %s has a word of its own for some failures',
  async (_, boundary) => {
    await followLinkInto(defaultLayout, boundary);
    expect(screen.getByRole('main').textContent).toContain(sentence);
  },
);

it.each([
  ['/members/nora/chat', 'Report Nora', { type: 'profile', id: 'nora' }],
  ['/members/nora/chat', 'Report this conversation', { type: 'conversation', id: 'words' }],
  ['/chats/words', 'Report this conversation', { type: 'conversation', id: 'words' }],
])('%s with somebody who blocked the viewer says so, and “%s” takes two taps', async (address, report, target) => {
  const { default: Component, ErrorBoundary } = chatLayout;
  const loader = () => {
    throw data({ code: 'blocked', params: { name: 'Nora', conversation_id: 'words' } }, { status: 403 });
  };
  const asked: unknown[] = [];
  const ask = async ({ body }: CallRequest) => {
    if (body) asked.push(body);
    return member();
  };
  const children = ['/members/:id/chat', '/chats/:id'].map((path) => ({ path, loader, Component: () => null }));
  const router = createMemoryRouter([{ Component, ErrorBoundary, children }], { initialEntries: [address] });
  render(
    <PageFrame client={pageCache(ask)}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const words = "You're blocked by Nora. You do not have access to this page.";
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
  expect(document.title).toBe(`${words} · ${pageSettings.name}`);
  expect(screen.queryByText(/403/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: report }));
  await userEvent.click(await screen.findByRole('button', { name: 'Threats or violence' }));
  await expect.poll(() => asked).toEqual([{ target, category: 'threat' }]);
});

it('a conversation that failed has the tabs of phones too', async () => {
  const { default: Component, ErrorBoundary } = chatLayout;
  const broken: RouteObject = { path: '/', loader: fail, Component: () => null };
  const router = createMemoryRouter([{ Component, ErrorBoundary, children: [broken] }]);
  render(
    <PageFrame client={pageCache(async () => member())}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await screen.findByRole('heading', { level: 1, name: sentence });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Messages/, hidden: true })).toHaveLength(2));
  // The bar is written before the page, and seen below it in a column alone.
  const bar = screen
    .getAllByRole('link', { name: /^Messages/, hidden: true })
    .at(-1)!
    .closest('nav')!;
  const { display, flexDirection } = getComputedStyle(bar.parentElement!);
  expect([getComputedStyle(bar).order, display, flexDirection]).toEqual(['1', 'flex', 'column']);
});

it('a conversation that failed leaves the list beside it', async () => {
  const { default: Component, ErrorBoundary } = chatLayout;
  const broken: RouteObject = { path: '/chats/:id', loader: fail, Component: () => null };
  const router = createMemoryRouter([{ Component, ErrorBoundary, children: [broken] }], {
    initialEntries: ['/chats/words'],
  });
  const client = pageCache(async () => member());
  client.setQueryData(chatsOptions().queryKey, { chats: [], total_unread: 0, requests: 0 });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(sentence);
  const list = screen.getByLabelText('Conversations');
  expect(screen.getByRole('main').contains(list)).toBe(true);
});

it('a page that wanted a connection is shown once there is one, and has the focus', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isReached = false;
  const loader = () => {
    if (!isReached) throw data({ code: 'offline' }, { status: 503 });
    return null;
  };
  const { default: Component, ErrorBoundary } = defaultLayout;
  const wanted: RouteObject = { path: '/', loader, Component: () => <h1>Likes</h1> };
  const router = createMemoryRouter([
    { Component: Root, children: [{ Component, ErrorBoundary, children: [wanted] }] },
  ]);
  render(
    <PageFrame client={pageCache(async () => visitor)}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const offline = 'You are offline. Check your connection.';
  await screen.findByRole('heading', { level: 1, name: offline });
  screen.getByRole('link', { name: 'Try again' }).focus();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('heading', { level: 1, name: offline })).toBeTruthy();
  isReached = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Likes' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('a page that failed for another reason is not asked for by itself', async () => {
  const loader = vi.fn(fail);
  const { default: Component, ErrorBoundary } = defaultLayout;
  const broken: RouteObject = { path: '/', loader, Component: () => null };
  const router = createMemoryRouter([
    { Component: Root, children: [{ Component, ErrorBoundary, children: [broken] }] },
  ]);
  render(
    <PageFrame client={pageCache(async () => visitor)}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await screen.findByRole('heading', { level: 1, name: sentence });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loader).toHaveBeenCalledOnce();
});
