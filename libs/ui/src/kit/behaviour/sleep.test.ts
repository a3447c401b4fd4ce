import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from './sleep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends when its time has come, and leaves nothing at the signal', async () => {
  const { signal } = new AbortController();
  const [heard, left] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  const end = vi.fn();
  const slept = sleep(2_000, signal).then(end);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slept;
  expect(left.mock.calls).toEqual(heard.mock.calls);
});

test.each([
  ['before it began', (given: AbortController) => given.abort()],
  ['meanwhile', (given: AbortController) => void setTimeout(() => given.abort(), 1)],
])('is over at once where its signal ended %s', async (_, end) => {
  const given = new AbortController();
  end(given);
  const refused = vi.fn();
  void sleep(2_000, given.signal).catch(refused);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledExactlyOnceWith(given.signal.reason);
  expect(vi.getTimerCount()).toBe(0);
});
