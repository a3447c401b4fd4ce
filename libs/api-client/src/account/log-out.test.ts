// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { sendLogOut } from './log-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takes an answer that does not come for a lost one', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  // Longer ones are those of every call.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) =>
    after > 15_000 ? new AbortController().signal : late,
  );
  const fetch = vi.fn((_address: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error));
  vi.stubGlobal('fetch', fetch);
  await expect(sendLogOut(new QueryClient())).rejects.toMatchObject({ code: 'offline', mayHaveHappened: true });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]![1].signal?.aborted).toBe(true);
});
