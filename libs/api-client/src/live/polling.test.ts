import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks after 5 s, then every minute, or every five with push', async () => {
  const [often, rarely] = [vi.fn(), vi.fn()];
  const stops = [startPolling(often, { push: false }), startPolling(rarely, { push: true })];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([often.mock.calls.length, rarely.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([often.mock.calls.length, rarely.mock.calls.length]).toEqual([6, 2]);
  stops.forEach((stop) => stop());
});
