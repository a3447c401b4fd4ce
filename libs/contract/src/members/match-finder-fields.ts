import { z } from 'zod';
import { interests } from '@parlour/models/interests';
import { nearnesses } from '@parlour/models/members/match-finder';
import { interestsMax, relationshipStatuses } from '@parlour/models/profile-fields';
import { each } from '../types/each.ts';
import { ProfileCard } from '../types/profile.ts';

const Age = z.int('value_unknown').max(99, 'value_unknown');

/** What a member answers; an empty list means that it does not matter. */
export const matchCriteriaFields = {
  interests: z.array(z.enum(interests, 'value_unknown')).max(interestsMax, 'too_many').transform(each),
  min_age: Age,
  max_age: Age,
  near: z.enum(nearnesses, 'value_unknown'),
  relationship_statuses: z
    .array(z.enum(relationshipStatuses, 'value_unknown'))
    .max(relationshipStatuses.length, 'too_many')
    .transform(each),
};

const Interest = z.enum(interests);
const RelationshipStatus = z.enum(relationshipStatuses);

/** Why somebody is shown: a code with what its sentence needs. */
export const MatchReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('interests'), interests: z.array(Interest) }),
  z.object({ code: z.literal('same_city') }),
  z.object({ code: z.literal('same_region') }),
  z.object({ code: z.literal('close_in_age') }),
  z.object({ code: z.literal('relationship_status'), relationship_status: RelationshipStatus }),
  z.object({ code: z.literal('wished_age') }),
]);
export type MatchReason = z.output<typeof MatchReason>;

const MatchCriteria = z.object({
  interests: z.array(Interest),
  min_age: z.int(),
  max_age: z.int(),
  near: z.enum(nearnesses),
  relationship_statuses: z.array(RelationshipStatus),
});
export type MatchCriteria = z.output<typeof MatchCriteria>;

/** The answers, the questions that this brand asks, and who fits best; nobody before the first answers. */
export const MatchFinder = z.object({
  /** The answers, or what they would begin with. */
  criteria: MatchCriteria,
  answered: z.boolean(),
  questions: z.array(
    z.object({
      id: z.enum(['interests', 'ages', 'near', 'relationship_statuses']),
      /** Codes of the answers to choose from; none where numbers are asked for. */
      options: z.array(z.string()),
    }),
  ),
  matches: z.array(z.object({ profile: ProfileCard, reasons: z.array(MatchReason) })),
});
