import type { Problem } from '@parlour/brand/checks/rule';
import type { Site } from '@parlour/server-kit/sites';
import type { Renditions } from '@parlour/server-media';
import { ModerationRefused, type ModerationPlace, type ModerationPorts } from '@parlour/server-safety';
import { ActRefused } from '../control/act.ts';

/** What the acts of moderators stand on, in a running server or without one. */
export interface ModerationGround {
  ports: ModerationPorts;
  /** The brands that are served now. */
  sites(): readonly Pick<Site, 'brand' | 'db' | 'origin'>[];
  /** A photo as a JPEG; null where its file is gone. */
  readPhoto(photo: { brand: string; id: string; storageKey: string }): Promise<Uint8Array | null>;
}

/** Reads photos as members get them, in the largest size. */
export const photoReader =
  (renditions: Renditions): ModerationGround['readPhoto'] =>
  async (photo) =>
    (await renditions(photo, 'large'))?.bytes ?? null;

/** Every brand that is served, or the one that is named. */
export function placesOf(ground: ModerationGround, brand: string | undefined): ModerationPlace[] {
  const now = new Date();
  const places = ground
    .sites()
    .filter((site) => brand === undefined || site.brand.id === brand)
    .map(({ brand: published, db, origin }) => ({ brand: published, db, origin, now }));
  if (places.length === 0)
    throw new ActRefused(brand === undefined ? 'No brand is served.' : `There is no brand ${brand}.`);
  return places;
}

/** The brand in which something is there; ids are unique over all of them. */
export async function placeWhere(
  ground: ModerationGround,
  isThere: (place: ModerationPlace) => Promise<unknown>,
  what: string,
): Promise<ModerationPlace> {
  for (const place of placesOf(ground, undefined)) if (await isThere(place)) return place;
  throw new ActRefused(`There is no ${what}.`);
}

/** Does a moderator's work; what cannot be done is answered with all that is wrong. */
export async function moderating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModerationRefused) throw new ActRefused(error.message, error.problems.map(problemOf));
    throw error;
  }
}

const problemOf = ({ field, reason, suggestion }: ModerationRefused['problems'][number]): Problem => ({
  path: field,
  reason,
  suggestion,
  severity: 'error',
});
