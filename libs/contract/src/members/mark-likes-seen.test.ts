import { v4 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { markLikesSeen } from './mark-likes-seen.ts';

it.each([
  [true, 'one like', { profile_id: uuid(), like_new: false }],
  [true, 'all', { all: true }],
  [false, 'nothing', {}],
  [false, 'one without saying that it is seen', { profile_id: uuid() }],
  [false, 'all and one', { all: true, profile_id: uuid() }],
  [false, 'all and one as seen', { all: true, profile_id: uuid(), like_new: false }],
  [false, 'all and a mark of none', { all: true, like_new: false }],
])('takes (%s) %s', (isTaken, _, body) => {
  expect(markLikesSeen.body.safeParse(body).success).toBe(isTaken);
});
