import type { Interest } from '../interests.ts';
import type { ProfileField, RelationshipStatus } from '../profile-fields.ts';

/** Where somebody may live, seen from whoever looks. */
export const nearnesses = ['region', 'country', 'anywhere'] as const;
export type Nearness = (typeof nearnesses)[number];

/** What a member answered to the match finder (contract C3); an empty list means that it does not matter. */
export interface MatchCriteria {
  interests: readonly Interest[];
  min_age: number;
  max_age: number;
  near: Nearness;
  relationship_statuses: readonly RelationshipStatus[];
}

/** The questions in their order, and the profile field that each is about: a brand that hides the field does not ask. */
const matchQuestions = [
  { key: 'interests', about: 'interests' },
  { key: 'ages', about: 'age' },
  { key: 'near', about: 'country' },
  { key: 'relationship_statuses', about: 'relationship_status' },
] as const satisfies readonly { key: string; about: ProfileField }[];
export type MatchQuestion = (typeof matchQuestions)[number]['key'];

/** The questions that a brand asks, in their order. */
export const questionsFor = (visibleFields: readonly ProfileField[]): MatchQuestion[] =>
  matchQuestions.filter(({ about }) => visibleFields.includes(about)).map(({ key }) => key);

/** Whom the finder looks at: those last here, most recent first, at most this many. */
export const MAX_LOOKED_AT = 200;
/** Best of them that are shown. */
const MAX_MATCHES = 20;

/** What ranking knows of somebody; null is what they keep to themselves or never said. */
export interface MatchCandidate {
  id: string;
  interests: readonly string[];
  age: number | null;
  place: 'same_city' | 'same_region' | 'country' | 'abroad' | null;
  relationship_status: string | null;
}

/** Why somebody is shown, in the order in which it counts. */
export type MatchReason =
  | { code: 'interests'; interests: Interest[] }
  | { code: 'same_city' }
  | { code: 'same_region' }
  | { code: 'close_in_age' }
  | { code: 'relationship_status'; relationship_status: RelationshipStatus }
  | { code: 'wished_age' };

/** Years between two who are still close in age. */
const closeInAge = 5;
/** Shared interests beyond this many make nobody a better match, so that long lists do not win. */
const interestsThatCount = 4;

/**
 * The candidates that have something for it, best first; those who are equal stay in the order of who was here last. Nothing
 * that a candidate hides counts, neither for nor against.
 */
export function rankMatches<C extends MatchCandidate>(
  seeker: { age: number; criteria: MatchCriteria },
  candidates: readonly C[],
  limit = MAX_MATCHES,
): { candidate: C; reasons: MatchReason[] }[] {
  return candidates
    .map((candidate) => ({ candidate, reasons: reasonsFor(seeker, candidate) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map((match) => ({ match, score: scoreOf(match.reasons) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ match }) => match);
}

function reasonsFor({ age, criteria }: { age: number; criteria: MatchCriteria }, them: MatchCandidate): MatchReason[] {
  const shared = criteria.interests.filter((interest) => them.interests.includes(interest));
  const status = criteria.relationship_statuses.find((wanted) => wanted === them.relationship_status);
  const reasons: MatchReason[] = [
    ...(shared.length > 0 ? [{ code: 'interests' as const, interests: shared }] : []),
    ...(them.place === 'same_city' || them.place === 'same_region' ? [{ code: them.place }] : []),
    ...(them.age !== null && Math.abs(them.age - age) <= closeInAge ? [{ code: 'close_in_age' as const }] : []),
    ...(status ? [{ code: 'relationship_status' as const, relationship_status: status }] : []),
  ];
  return reasons.length === 0 && isOfWishedAge(them, criteria) ? [{ code: 'wished_age' }] : reasons;
}

/** Said of whoever has nothing else for it: of the others it goes without saying. */
const isOfWishedAge = ({ age }: MatchCandidate, { min_age, max_age }: MatchCriteria): boolean =>
  age !== null && age >= min_age && age <= max_age;

/** What each reason weighs; interests weigh the most, each of them on its own. */
const weights = {
  interests: 3,
  same_city: 3,
  same_region: 2,
  close_in_age: 2,
  relationship_status: 2,
  wished_age: 1,
} as const;

const scoreOf = (reasons: readonly MatchReason[]): number =>
  reasons
    .map((reason) =>
      reason.code === 'interests'
        ? weights.interests * Math.min(reason.interests.length, interestsThatCount)
        : weights[reason.code],
    )
    .reduce((sum, weight) => sum + weight, 0);
