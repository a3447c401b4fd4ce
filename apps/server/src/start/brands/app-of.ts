import type { BrandSettings } from '@parlour/brand/settings-schema';

/** Finds the app that serves a brand: its own, else one whose settings have the same niche; null where there is none. */
export type AppOf = (brand: Pick<BrandSettings, 'id' | 'niche'>) => string | null;

export function appOf(files: readonly BrandSettings[]): AppOf {
  const own = new Set(files.map(({ id }) => id));
  const byNiche = new Map(files.toReversed().map(({ id, niche }) => [niche, id]));
  return ({ id, niche }) => (own.has(id) ? id : (byNiche.get(niche) ?? null));
}
