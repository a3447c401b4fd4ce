// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads the page anew for a chunk that is gone, and shows the next failure', () => {
  const reload = vi.fn();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  reloadOnStaleChunk();
  const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect([fail(), fail()]).toEqual([false, true]);
  expect(reload).toHaveBeenCalledOnce();
});
