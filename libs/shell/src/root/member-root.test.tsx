// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { LiveMember } from '@parlour/api-client/live/live-member';
import { ApiError } from '@parlour/api-client/api-error';
import { getUser } from '@parlour/contract/account/user/get-user';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { MINUTE } from '@parlour/models/durations';
import { pageSettings } from '@parlour/testing/page-settings';
import { member, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { useEnteredMembersArea } from '@parlour/state/page/members-area';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import ChatLayout from '../layouts/chat-layout.tsx';
import DefaultLayout from '../layouts/default-layout.tsx';
import EmptyLayout from '../layouts/empty-layout.tsx';
import LanderLayout from '../layouts/lander-layout.tsx';
import Root from '../root.tsx';

/** The browser's streams in the order in which they were opened. */
class Stream {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  isOpen = true;
  readonly #listeners = new Map<string, (event: unknown) => void>();
  constructor() {
    Stream.all.push(this);
  }
  addEventListener(kind: string, listener: (event: unknown) => void): void {
    this.#listeners.set(kind, listener);
  }
  close(): void {
    this.isOpen = false;
  }
  /** Something was read on another device, and so much is unread still. */
  say(id: number, total_unread: number): void {
    const event = { kind: 'conversation_read', conversation_id: 'c', read_seq: 1, total_unread, total_new: 0 };
    this.#listeners.get(event.kind)?.({ type: event.kind, lastEventId: String(id), data: JSON.stringify(event) });
  }
}

beforeAll(installTopLayer);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const lead = (...asked: unknown[]) => (asked.at(-1) as () => Promise<void>)();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lead } });
  const site = document.body.appendChild(document.createElement('script'));
  site.id = 'site';
  site.type = 'application/json';
  site.textContent = JSON.stringify({ settings: pageSettings, locale: 'en', entryWarning: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  document.body.replaceChildren();
  document.title = '';
});

const places = { '/chats': DefaultLayout, '/chats/nora': ChatLayout, '/signup': EmptyLayout, '/landers': LanderLayout };

const Page = () => (
  <nav>
    <output>{useEnteredMembersArea()}</output>
    {Object.keys(places).map((place) => (
      <Link key={place} to={place}>
        {place}
      </Link>
    ))}
  </nav>
);

/** The site with a page in each of its layouts, as the viewer finds it. */
async function open(viewer: () => object, place: keyof typeof places = '/chats') {
  const children = Object.entries(places).map(([path, Component]): RouteObject => ({
    Component,
    children: [{ path, Component: Page }],
  }));
  const asked: string[] = [];
  const client = pageCache(async ({ call }) => {
    asked.push(call.path);
    if (call === getUser) return viewer();
    throw new ApiError(0, { code: 'offline' });
  });
  const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: [place] });
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await screen.findByRole('link', { name: '/signup' });
  await act(() => vi.dynamicImportSettled());
  return { asked, client };
}

const somebody = (id = 'somebody') => ({
  ...member({}, { id, notifications_disabled: [] }),
  counts: { unread: 1, new_likes: 1 },
});
const goTo = (place: string) => userEvent.click(screen.getByRole('link', { name: place }));

it('a change of layout neither ends the live stream nor loses what it says', async () => {
  const { client } = await open(() => somebody());
  await waitFor(() => expect(Stream.all).toHaveLength(1));
  const [stream] = Stream.all;
  let id = 0;
  for (const place of Object.keys(places).toReversed()) {
    const gone = goTo(place);
    id += 1;
    act(() => stream!.say(id, 10 + id));
    await gone;
    expect(client.getQueryData(userOptions().queryKey)?.counts.unread).toBe(10 + id);
  }
  expect(Stream.all.map(({ isOpen }) => isOpen)).toEqual([true]);
});

it('the time in the members area goes on in a conversation, and ends outside of it', async () => {
  await open(() => somebody());
  const entered = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
  await waitFor(() => expect(entered()).not.toBe(''));
  const before = entered();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await goTo('/chats/nora');
  expect(entered()).toBe(before);
  await goTo('/landers');
  await waitFor(() => expect(entered()).toBe(''));
  await goTo('/chats');
  await waitFor(() => expect(Number(entered())).toBeGreaterThan(Number(before)));
});

it('the end of the session ends the stream', async () => {
  let viewer: object = somebody();
  const { client } = await open(() => viewer);
  await waitFor(() => expect(Stream.all).toHaveLength(1));
  viewer = visitor;
  await act(() => client.invalidateQueries(userOptions()));
  await waitFor(() => expect(Stream.all.map(({ isOpen }) => isOpen)).toEqual([false]));
});

it('notifications that are turned on leave the stream as it is', async () => {
  const client = pageCache(async () => somebody());
  const page = (push: boolean) => (
    <PageFrame client={client}>
      <LiveMember memberId="somebody" counts={{ unread: 0, new_likes: 0 }} push={push} />
    </PageFrame>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(Stream.all.map(({ isOpen }) => isOpen)).toEqual([true]);
});

it('another member has a stream of their own', async () => {
  let viewer: object = somebody();
  const { client } = await open(() => viewer);
  await waitFor(() => expect(Stream.all).toHaveLength(1));
  viewer = somebody('another');
  await act(() => client.invalidateQueries(userOptions()));
  await waitFor(() => expect(Stream.all.map(({ isOpen }) => isOpen)).toEqual([false, true]));
});

it('asks again who a member is, who has no stream too, and opens nothing over the sign-up', async () => {
  vi.stubGlobal('EventSource', undefined);
  const { asked } = await open(() => somebody(), '/signup');
  // Not the library's own waiting, whose patience is measured by the timers that are moved here.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(asked.length).toBeGreaterThan(1);
  }, 30_000);
  expect(new Set(asked)).toEqual(new Set(['/api/user.php']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A message that was written a minute ago, without a connection. */
function keepWaiting(clientId: string): void {
  const writtenAt = new Date(Date.now() - MINUTE).toISOString();
  const waiting = { clientId, text: 'Good evening', gift: null, expectedCost: 10, writtenAt, notSent: 'unsent' };
  localStorage.setItem(wordsKey('outgoing', 'somebody', `nora.${clientId}`), JSON.stringify(waiting));
}

it('what waits for a connection is sent once there is one, from whichever page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keepWaiting('c1');
  const { asked } = await open(() => somebody());
  expect(asked).not.toContain(sendMessage.path);
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked).toContain(sendMessage.path));
});

it('it is when a page is loaded with one', async () => {
  keepWaiting('c2');
  const { asked } = await open(() => somebody());
  await waitFor(() => expect(asked).toContain(sendMessage.path));
});

it('follows nothing for a visitor', async () => {
  const { asked } = await open(() => visitor, '/signup');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked).toEqual(['/api/user.php']);
  expect(Stream.all).toEqual([]);
});
