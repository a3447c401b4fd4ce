// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { unanswered } from '@parlour/api-client/unanswered';
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads the page anew for a chunk that is gone, once, but not where nobody answers', async () => {
  const reload = vi.fn();
  const ask = vi.fn<() => Promise<{ status: number }>>();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', ask);
  const lost = vi.fn();
  onTestFinished(unanswered.subscribe(lost));
  reloadOnStaleChunk();
  const fail = async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await new Promise((resolve) => setImmediate(resolve));
    return reload.mock.calls.length;
  };
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fail()).toBe(0);
  ask.mockResolvedValue({ status: 503 });
  expect(await fail()).toBe(0);
  expect(lost).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue({ status: 200 });
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(-60_000);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  clock.mockReturnValue(-31_000);
  expect(await fail(), 'on the way to another page').toBe(0);
  clock.mockReturnValue(-30_000);
  expect([await fail(), await fail()], 'where the reader has stayed').toEqual([1, 1]);
  expect(lost).toHaveBeenCalledTimes(2);
});
