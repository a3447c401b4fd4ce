import { expect, test } from 'vitest';
import { POLL_FOR, pollDelay } from './poll-delay.ts';

test('a pending payment is asked about every 2 s growing to 10 s, and no longer than ten minutes', () => {
  const delays: number[] = [];
  let asked = 0;
  for (let delay = pollDelay(0); delay !== false; delay = pollDelay(asked)) {
    delays.push(delay);
    asked += delay;
  }
  expect(delays[0]).toBe(2_000);
  expect(Math.max(...delays)).toBe(10_000);
  expect(delays.every((delay, index) => index === 0 || delay >= delays[index - 1]!)).toBe(true);
  expect(asked).toBeGreaterThanOrEqual(POLL_FOR);
  expect(asked).toBeLessThan(POLL_FOR + 10_000);
});
