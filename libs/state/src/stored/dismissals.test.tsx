// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { useDismissal } from './dismissals.ts';

/** Channels as a browser has them: one hears what the others of its name post. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

/** A tab has its own copy of the module, and shares the cookies. */
const openTab = async (): Promise<{ useDismissal: typeof useDismissal }> => {
  vi.resetModules();
  return import('./dismissals.ts');
};

it('puts an alert away in every open tab, with its time, and keeps the others', async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const [one, other] = [await openTab(), await openTab()];
  const at = Date.parse('2026-11-21T20:00:00Z');
  const here = renderHook(() => one.useDismissal('time-bonus', at));
  const there = renderHook(() => other.useDismissal('time-bonus', at));
  const another = renderHook(() => other.useDismissal('photo-alert', at));
  expect([here.result.current[0], there.result.current[0]]).toEqual([null, null]);
  act(() => here.result.current[1]());
  expect([here.result.current[0], there.result.current[0], another.result.current[0]]).toEqual([at, at, null]);
  act(() => another.result.current[1]());
  expect([here.result.current[0], another.result.current[0]], 'one does not bring back the other').toEqual([at, at]);
  here.unmount();
  there.unmount();
  another.unmount();
  expect(Channel.open.size).toBe(0);
});

it('is kept where a browser has no channels', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { useDismissal: useHere } = await openTab();
  const { result } = renderHook(() => useHere('photo-alert', 5_000));
  act(() => result.current[1]());
  expect(result.current[0]).toBe(5_000);
});
