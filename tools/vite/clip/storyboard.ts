import { landerClip } from '@parlour/models/account/lander-clip';

/** One still of the clip: which chapter, how far its act and its opening have come (0 to 1), and how long it stands. */
export interface Still {
  chapter: number;
  act: number;
  open: number;
  milliseconds: number;
}

const OPENING_STILLS = 7;
const OPENING_MILLISECONDS = 80;
const ACT_STILLS = 6;
const ACT_MILLISECONDS = 120;
/** How long the first picture, which is also the poster, stands before anything moves. */
const FIRST_MILLISECONDS = 500;

const eased = (share: number): number => 1 - (1 - share) ** 2;

/** All stills in their order. Most of a chapter stands still: what does not move needs no bytes. */
export function storyboard(): Still[] {
  return Array.from({ length: landerClip.chapters }, (_, chapter) => chapterOf(chapter)).flat();
}

function chapterOf(chapter: number): Still[] {
  const begin = chapter === 0 ? [still(chapter, 0, 1, FIRST_MILLISECONDS)] : openingOf(chapter);
  const act = steps(ACT_STILLS).map((share) => still(chapter, eased(share), 1, ACT_MILLISECONDS));
  const moving = [...begin, ...act].reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const rest = landerClip.chapterSeconds * 1000 - moving;
  return [...begin, ...act.slice(0, -1), still(chapter, 1, 1, ACT_MILLISECONDS + rest)];
}

const openingOf = (chapter: number): Still[] =>
  steps(OPENING_STILLS).map((share) => still(chapter, 0, share, OPENING_MILLISECONDS));

/** Equal steps up to 1, without 0. */
const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => (step + 1) / count);

const still = (chapter: number, act: number, open: number, milliseconds: number): Still => ({
  chapter,
  act,
  open,
  milliseconds,
});
