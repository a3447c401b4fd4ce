import { expect, test } from 'vitest';
import { framesOf, sumOf } from './drag.ts';
import { lineOf, verdictOf } from './report.ts';
import { slowestOf, type Tap } from './tap.ts';

const tapOf = (name: string, toNextPaint: number, longestFrame = 0): Tap => ({
  kind: 'like',
  name,
  toNextPaint,
  parts: { delay: 1, work: 2, paint: toNextPaint - 3 },
  longestFrame,
});

const event = {
  interaction: 7,
  name: 'click',
  startTime: 1000,
  duration: 48,
  processingStart: 1004,
  processingEnd: 1030,
};

test('a tap takes what its slowest event took, and says where the time went', () => {
  const press = { ...event, name: 'pointerdown', duration: 24 };
  expect(slowestOf([press, event])).toEqual({ toNextPaint: 48, parts: { delay: 4, work: 26, paint: 18 } });
});

test('what the browser does not tell counts as its least', () => {
  expect(slowestOf([]).toNextPaint).toBe(16);
});

test('a frame that did not come is dropped', () => {
  expect(framesOf([0, 16.7, 33.3, 83.3, 100])).toEqual({ due: 6, dropped: 2 });
  expect(sumOf([framesOf([0, 16.7]), framesOf([0, 33.4])])).toEqual({ due: 3, dropped: 1 });
});

test('a line has the slowest of a kind, the middle, and the longest frame of any', () => {
  const line = lineOf('like', [tapOf('one', 24), tapOf('two', 40, 70), tapOf('three', 104)]);
  expect(line.split(/\s+/)).toEqual(['like', '104', '40', '1', '2', '101', '70', 'three']);
});

test('the slowest of all is held against the goal and the bare page', () => {
  const floor = [tapOf('bare', 26)];
  expect(verdictOf([tapOf('heart', 100)], floor)).toMatch(
    /: 100 ms \(like, heart\), 3\.85 times .* \(goal <= 100 ms\)$/,
  );
  expect(verdictOf([tapOf('heart', 104)], floor)).toMatch(/MISSED$/);
});
