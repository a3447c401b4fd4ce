/** The clip of the two video landers, as its maker and its captions know it: chapters of one length, one after the other. */
export const landerClip = {
  width: 896,
  height: 504,
  chapters: 4,
  chapterSeconds: 3.5,
} as const;

/** The chapter at a moment of the clip, from 0; past its end it is the last one. */
export const chapterAt = (seconds: number): number =>
  Math.min(Math.floor(seconds / landerClip.chapterSeconds), landerClip.chapters - 1);
