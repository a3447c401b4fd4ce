import { linesWith, type Source } from './sources.ts';

/** 1 and below is between neighbours, which need no name. */
const layer = /z-?index['"]?:\s*['"]?(?:[2-9]|[1-9]\d+)/i;

/** Where a number says what stands above what; the way out is a name of `libs/ui/src/theme/layers.ts`. */
export const rawLayers = (source: Source): string[] => linesWith(source, layer);
