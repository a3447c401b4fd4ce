import { expect, test } from 'vitest';
import { isTracking } from './tracking-in.ts';

test.each<[kept: unknown, is: boolean]>([
  [{}, true],
  [{ network: 'friends', sub3: '3' }, true],
  [null, false],
  ['friends', false],
  [['friends'], false],
  [{ network: 7 }, false],
  [{ campaign: 'of another release' }, false],
])('the marks that the device keeps, %j, are marks: %s', (kept, is) => {
  expect(isTracking(kept)).toBe(is);
});
