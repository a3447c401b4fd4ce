// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads the page anew for a chunk that is gone, once, but not where nobody answers', async () => {
  const reload = vi.fn();
  const ask = vi.fn<() => Promise<{ ok: boolean }>>();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', ask);
  reloadOnStaleChunk();
  const fail = async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await new Promise((resolve) => setImmediate(resolve));
    return reload.mock.calls.length;
  };
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fail()).toBe(0);
  ask.mockResolvedValue({ ok: false });
  expect(await fail()).toBe(0);
  ask.mockResolvedValue({ ok: true });
  expect([await fail(), await fail()]).toEqual([1, 1]);
});
