import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathering } from './gathering.ts';

let runs: (() => void)[];
const work = () => new Promise<void>((end) => runs.push(end));
const endRun = async () => {
  runs.at(-1)!();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
});
afterEach(() => vi.useRealTimers());

test('occasions of a while are one run, and those that come while it runs are one more after it', async () => {
  const turn = gathering(250, work);
  for (let count = 0; count < 5; count += 1) turn.soon();
  expect(runs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(250);
  expect(runs).toHaveLength(1);
  for (let count = 0; count < 5; count += 1) turn.soon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toHaveLength(1);
  await endRun();
  await vi.advanceTimersByTimeAsync(250);
  expect(runs).toHaveLength(2);
  await endRun();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toHaveLength(2);
});

test('what is wanted at once takes the place of what was gathering, and waits for what runs', async () => {
  const turn = gathering(250, work);
  turn.soon();
  const first = turn.now();
  const second = turn.now();
  expect(runs).toHaveLength(1);
  await endRun();
  await Promise.all([first, second]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(1);
});

test('closing does what was asked for, after what runs', async () => {
  const turn = gathering(250, work);
  const running = turn.now();
  turn.soon();
  const closed = turn.close();
  await endRun();
  await running;
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveLength(2);
  await endRun();
  await closed;
});
