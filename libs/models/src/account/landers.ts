/** The first impressions a brand can lead with: nine of its own (contract part 0, 11). */
export const siteLanders = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;

/** And three on a member, under that member's address. */
export const memberLanders = ['member-landing', 'member-landing2', 'member-landing3'] as const;

export type MemberLander = (typeof memberLanders)[number];

export const landerTypes = [...siteLanders, ...memberLanders] as const;
export type LanderType = (typeof landerTypes)[number];

/** Two faces of each lander: other words, other pictures first. A slug chooses one. */
export const landerVariants = ['a', 'b'] as const;
export type LanderVariant = (typeof landerVariants)[number];

/** Landers whose address has no place for a slug (spec section 2). */
const withoutSlug: readonly string[] = ['tinderswipe', 'member-landing'];

/** A lander's slugs beyond `a` and `b`, as a brand's campaigns name them. */
export type LanderSlugs = Partial<Record<LanderType, Readonly<Record<string, LanderVariant>>>>;

/** What an address asks for. */
export interface LanderAddress {
  type: string;
  slug?: string;
  /** True under the address of a member. */
  onMember: boolean;
}

/** Which lander of a brand an address means; null where the brand has none there. */
export function landerAt(
  { type, slug, onMember }: LanderAddress,
  offered: readonly LanderType[],
  slugs: LanderSlugs,
): { type: LanderType; variant: LanderVariant } | null {
  const lander = offered.find((candidate) => candidate === type);
  if (!lander || isMemberLander(lander) !== onMember) return null;
  if (slug === undefined) return { type: lander, variant: 'a' };
  if (withoutSlug.includes(lander)) return null;
  const variant = landerVariants.find((letter) => letter === slug) ?? ownEntry(slugs[lander], slug);
  return variant ? { type: lander, variant } : null;
}

/** Is this the type of a lander on one member, which stands under that member's address? */
export const isMemberLander = (type: string): boolean => memberLanders.some((lander) => lander === type);

function ownEntry(slugs: Readonly<Record<string, LanderVariant>> | undefined, slug: string): LanderVariant | undefined {
  return slugs && Object.hasOwn(slugs, slug) ? slugs[slug] : undefined;
}

/** How many members who agreed to be seen by visitors a lander shows at most; those that are not named show drawn people alone. */
const peopleOnLander: Partial<Record<LanderType, number>> = { alonetonight: 5, collagelanding: 8, gallery: 8 };

/** Members that a lander of this type shows at most; 0 where it shows drawn people alone. */
export const landerPeople = (type: LanderType): number => peopleOnLander[type] ?? 0;

/** The same people from another place on, so that each face of each lander begins with somebody else. */
export function inLanderOrder<Person>(
  people: readonly Person[],
  { type, variant }: { type: LanderType; variant: LanderVariant },
): Person[] {
  const place = landerTypes.indexOf(type) * landerVariants.length + landerVariants.indexOf(variant);
  const start = people.length > 0 ? place % people.length : 0;
  return [...people.slice(start), ...people.slice(0, start)];
}
