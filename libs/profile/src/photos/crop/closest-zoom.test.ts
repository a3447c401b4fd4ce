import { expect, it } from 'vitest';
import { partOf } from '@parlour/models/profile/photo-crop';
import { closestZoom, PORTRAIT } from './closest-zoom.ts';

it.each([
  ['a screenshot', 1170, 2532],
  ['a forwarded photo', 1200, 900],
  ['a small one', 330, 420],
])('the closest part of %s has the pixels that are asked for', (_, width, height) => {
  const zoom = closestZoom({ width, height }, 320);
  const share = {
    width: Math.min(1, (height * PORTRAIT) / width) / zoom,
    height: Math.min(1, width / PORTRAIT / height) / zoom,
  };
  const part = partOf({ width, height }, { left: 0, top: 0, ...share });
  expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(320);
});

it('a large photo may be gone into four times, one that is too small not at all', () => {
  expect(closestZoom({ width: 3024, height: 4032 }, 320)).toBe(4);
  expect(closestZoom({ width: 300, height: 300 }, 320)).toBe(1);
});
