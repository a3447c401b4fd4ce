import { bombFiles } from './hostile/bombs.ts';
import { brokenFiles } from './hostile/broken.ts';
import { colourFiles } from './hostile/colours.ts';
import { crumbFiles } from './hostile/crumbs.ts';
import { cutShortFiles } from './hostile/cut-short.ts';
import { drawingFiles } from './hostile/drawings.ts';
import { misnamedFiles } from './hostile/misnamed.ts';
import { movingFiles } from './hostile/moving.ts';
import { otherKindFiles } from './hostile/other-kinds.ts';
import { polyglotFiles } from './hostile/polyglots.ts';
import { sizeFiles } from './hostile/sizes.ts';
import { taggedFiles } from './hostile/tagged.ts';
import { turnedFiles } from './hostile/turned.ts';

/** No family has its kinds in such a turn that one of them would always be passed over. */
const EVERY = 11;

const families = [
  bombFiles,
  brokenFiles,
  colourFiles,
  crumbFiles,
  cutShortFiles,
  drawingFiles,
  misnamedFiles,
  movingFiles,
  otherKindFiles,
  polyglotFiles,
  sizeFiles,
  taggedFiles,
  turnedFiles,
];

/** Odd and hostile files, each with its answer. */
export const hostileFiles = families.flat();

/** Some of every family. */
export const someHostileFiles = families.flatMap((files) => files.filter((_, place) => place % EVERY === 0));
