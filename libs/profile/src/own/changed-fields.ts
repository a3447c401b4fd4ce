import type { BodyInput } from '@parlour/contract/define-call';
import type { saveProfile } from '@parlour/contract/profile/save-profile';
import { interestsMax } from '@parlour/models/profile-fields';
import { isInterest, type Interest } from '@parlour/models/interests';

export type OwnFields = BodyInput<typeof saveProfile>;

/**
 * What leads from former values of fields to later ones: those that differ. Interests are added to and taken from the list as it is
 * known now, so that what was chosen on another device stays.
 *
 * @param unsure fields that may have another value by now, and count as changed in any case
 */
export function changedFields(
  from: OwnFields,
  to: OwnFields,
  now: { interests: string[] } | undefined,
  unsure: OwnFields = {},
): OwnFields {
  const differs = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && (name in unsure || textOf(value) !== textOf(from[name as keyof OwnFields]));
  const changed = Object.fromEntries(Object.entries(to).filter(differs)) as OwnFields;
  if (!changed.interests || !now) return changed;
  return {
    ...changed,
    interests: mergedInto(now.interests.filter(isInterest), from.interests ?? [], changed.interests),
  };
}

const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? (value as string[]).toSorted() : value);

/** As it was meant where it is too long otherwise: nobody could see why it is refused. */
function mergedInto(now: readonly Interest[], from: readonly Interest[], to: Interest[]): Interest[] {
  const kept = now.filter((one) => to.includes(one) || !from.includes(one));
  const added = to.filter((one) => !from.includes(one) && !now.includes(one));
  return kept.length + added.length > interestsMax ? to : [...kept, ...added];
}
