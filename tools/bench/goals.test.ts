import { expect, test } from 'vitest';
import { isFarMissed, isMissed, lineOf, median } from './goals.ts';

test.each([
  [3, false, 'list: ratio 3.00 (goal <= 3), stretch 2 not reached'],
  [3.01, true, 'list: ratio 3.01 (goal <= 3) MISSED'],
  [1.9, false, 'list: ratio 1.90 (goal <= 3)'],
])('a ratio of %d', (ratio, missed, line) => {
  const measured = { name: 'list', goal: 3, stretch: 2, ratio };
  expect([isMissed(measured), lineOf(measured)]).toEqual([missed, line]);
});

test('a goal is far missed by more than 15 %', () => {
  const farMissed = [3.44, 3.46].map((ratio) => isFarMissed({ name: 'list', goal: 3, ratio }));
  expect(farMissed).toEqual([false, true]);
});

test('one disturbed round does not move the middle', () => {
  expect(median([1.1, 9, 1.2])).toBe(1.2);
  expect(() => median([])).toThrow();
});
