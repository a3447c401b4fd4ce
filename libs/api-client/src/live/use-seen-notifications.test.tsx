// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { useSeenNotifications } from './use-seen-notifications.ts';

/** What the device shows, by its tag. */
let shown: string[];
beforeEach(() => {
  shown = [CONVERSATION, 'like', 'match', 'summary', 'account'];
  const getNotifications = async ({ tag: wanted }: { tag?: string }) =>
    shown
      .filter((tag) => wanted === undefined || tag === wanted)
      .map((tag) => ({ tag, close: () => (shown = shown.filter((each) => each !== tag)) }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const see = (unread: number, new_likes: number) =>
  renderHook((counts) => useSeenNotifications(counts), { initialProps: { unread, new_likes } });
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('likes and matches are shown no longer once none is new, and what sums all up once nothing is', async () => {
  const { rerender } = see(2, 1);
  await settle();
  expect(shown).toEqual([CONVERSATION, 'like', 'match', 'summary', 'account']);
  rerender({ unread: 2, new_likes: 0 });
  await settle();
  expect(shown).toEqual([CONVERSATION, 'summary', 'account']);
  rerender({ unread: 0, new_likes: 0 });
  await settle();
  expect(shown).toEqual(['account']);
});

it('what was read before the likes were seen goes with them', async () => {
  const { rerender } = see(0, 1);
  rerender({ unread: 0, new_likes: 0 });
  await settle();
  expect(shown).toEqual(['account']);
});

it('what was seen on another device is shown no longer once a page opens', async () => {
  see(0, 0);
  await settle();
  expect(shown).toEqual(['account']);
});
