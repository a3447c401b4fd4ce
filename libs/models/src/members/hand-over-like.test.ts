import { expect, it } from 'vitest';
import { handOverLike } from './hand-over-like.ts';

it.each([
  ['the newest first', ['c', 'b', 'a'], [], 'c', ['c']],
  ['then the next, each once', ['c', 'b', 'a'], ['c'], 'b', ['c', 'b']],
  ['one that came in between', ['d', 'c'], ['c'], 'd', ['c', 'd']],
  ['none where all were', ['b', 'a'], ['a', 'b'], null, ['a', 'b']],
  ['and forgets what is seen', ['b'], ['a', 'b'], null, ['b']],
] as const)('hands over %s', (_, unseen, handed, next, remembered) => {
  expect(handOverLike(unseen, handed)).toEqual({ next, handed: remembered });
});
