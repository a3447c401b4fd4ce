import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noSoonerThan } from './no-sooner-than.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the answer or the refusal is there. */
function watched(answer: Promise<unknown>) {
  const settled = vi.fn();
  void answer.then(settled, settled);
  return settled;
}

it.each([
  ['an answer', async () => 'sent', { status: 'fulfilled', value: 'sent' }],
  ['a refusal', async () => Promise.reject(new Error('limit')), { status: 'rejected', reason: new Error('limit') }],
])('holds %s back until the time has passed', async (_, act, outcome) => {
  const held = Promise.allSettled([noSoonerThan(30, act)]);
  const settled = watched(held);
  await vi.advanceTimersByTimeAsync(29);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith([outcome]);
});

it('waits for what takes longer, and gives its answer', async () => {
  const answer = noSoonerThan(1, () => new Promise<string>((done) => setTimeout(done, 20, 'sent')));
  const settled = watched(answer);
  await vi.advanceTimersByTimeAsync(19);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('sent');
});
