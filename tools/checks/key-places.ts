import { linesWith, type Source } from './sources.ts';

const ofProduct = /^(?:apps|libs)\//;
const keysOfSlice = /(?:^|\/)keys\.ts$/;
const literalKey = /\b(?:query|mutation)Key\s*[:=]\s*\[\s*['"`]|\bcallQuery\(\[\s*['"`]/;

/** Where a key of the cache is written out beside the `keys.ts` of its slice, from whose root it grows (docs/house.md). */
export const strayKeys = (source: Source): string[] =>
  ofProduct.test(source.file) && !keysOfSlice.test(source.file) ? linesWith(source, literalKey) : [];
