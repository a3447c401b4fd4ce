import { expect, test } from 'vitest';
import { areaUnderCurve } from './area-under-curve.ts';

test('the same figures tell nothing, larger ones everything', () => {
  expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(areaUnderCurve([4, 5], [1, 2, 3])).toBe(1);
  expect(areaUnderCurve([0], [1, 2, 3])).toBe(0);
  expect(areaUnderCurve([2, 2], [2])).toBe(0.5);
  expect(areaUnderCurve([3, 1], [2, 2])).toBe(0.5);
});
