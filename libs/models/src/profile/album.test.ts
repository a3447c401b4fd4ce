import { expect, it } from 'vitest';
import { photosIn, roomIn } from './album.ts';
import type { ReviewStatus } from './review-status.ts';

const album = (statuses: Partial<Record<ReviewStatus, number>>) =>
  Object.entries(statuses).flatMap(([status, number]) =>
    Array.from({ length: number }, () => ({ status: status as ReviewStatus })),
  );

it.each([
  [{}, 3],
  [{ approved: 1, pending: 1 }, 1],
  [{ approved: 1, pending: 2 }, 0],
  [{ approved: 4 }, 0],
  [{ rejected: 3 }, 3],
  [{ approved: 1, rejected: 3 }, 2],
  [{ approved: 1, rejected: 4 }, 1],
  [{ rejected: 6 }, 0],
])('an album of three with %j has room for %d more: rejected ones take none until they are as many', (photos, room) => {
  expect(roomIn(album(photos), 3)).toBe(room);
});

it('photos that were rejected are not among those of an album', () => {
  expect(photosIn(album({ approved: 2, pending: 1, rejected: 3 }))).toBe(3);
});
