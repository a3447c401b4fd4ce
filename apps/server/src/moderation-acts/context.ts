import type { Problem } from '@parlour/brand/checks/rule';
import type { Renditions } from '@parlour/server-media';
import { lookUpMember, ModerationRefused, type ModerationContext, type ModerationPorts } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { ActRefused } from '../control/act.ts';

/** A brand as a moderator comes to it; of one that is off the air the members are kept, and what was reported of them. */
export interface KeptBrand extends ModerationContext {
  isServed: boolean;
}

/** What the acts of moderators stand on, in a running server or without one. */
export interface ModerationActContext {
  ports: ModerationPorts;
  /** Every brand that has a version. */
  brands(): Promise<KeptBrand[]>;
  /** A photo as a JPEG; null where its file is gone. */
  readPhoto(photo: { brand: string; id: string; storageKey: string }): Promise<Uint8Array | null>;
}

/** Reads photos as members get them, in the largest size. */
export const photoReader =
  (renditions: Renditions): ModerationActContext['readPhoto'] =>
  async (photo) =>
    (await renditions(photo, 'large'))?.bytes ?? null;

/**
 * Every brand, or the one that is named.
 *
 * @throws ActRefused where there is none
 */
export async function keptBrandsOf(context: ModerationActContext, brand: string | undefined): Promise<KeptBrand[]> {
  const brands = (await context.brands()).filter((kept) => brand === undefined || kept.brand.id === brand);
  if (brands.length === 0)
    throw new ActRefused(brand === undefined ? 'There is no brand yet.' : `There is no brand ${brand}.`);
  return brands;
}

/** Looks for something in a brand. */
type Look<Found> = (kept: ModerationContext) => Promise<Found | null | undefined>;

/** What was found, and the brand that it was found in. */
interface FoundIn<Found> {
  kept: KeptBrand;
  found: Found;
}

/**
 * Something by what was typed for it, in whichever brand has it, also one that is off the air; ids are unique over all of them.
 *
 * @param typed what it was asked for by
 * @throws ActRefused where nothing is; where it is a member's name or address, it says how to come to the id
 */
export async function findKept<Found>(
  context: ModerationActContext,
  look: Look<Found>,
  what: string,
  typed: string,
): Promise<FoundIn<Found>> {
  const brands = await keptBrandsOf(context, undefined);
  for (const kept of brands) {
    const found = await look(kept);
    if (found) return { kept, found };
  }
  if (!isUuid(typed))
    for (const { db, brand } of brands)
      if (await lookUpMember(db, brand.id, typed)) throw new ActRefused(`Say the id: \`show ${typed}\` prints it.`);
  throw new ActRefused(`There is no ${what}.`);
}

/**
 * Something that is to be decided, in whichever brand has it.
 *
 * @throws ActRefused where nothing is, and where the brand is off the air: no job runs for it, so that the statement of reasons
 * (Digital Services Act, article 17) would be lost
 */
export async function findToDecide<Found>(
  context: ModerationActContext,
  look: Look<Found>,
  what: string,
  typed: string,
): Promise<FoundIn<Found>> {
  const there = await findKept(context, look, what, typed);
  if (there.kept.isServed) return there;
  const { id } = there.kept.brand;
  throw new ActRefused(
    `${id} is off the air, and nobody would be told. Put it back first, as by npm run brand -- rollback ${id}`,
  );
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
