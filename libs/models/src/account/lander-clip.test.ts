import { expect, it } from 'vitest';
import { chapterAt, landerClip } from './lander-clip.ts';

it('finds the chapter of a moment, and stays in the last one', () => {
  expect([0, 3.4, 3.5, 8, 13.9, 14].map(chapterAt)).toEqual([0, 0, 1, 2, 3, 3]);
  expect(landerClip.chapters * landerClip.chapterSeconds).toBe(14);
});
