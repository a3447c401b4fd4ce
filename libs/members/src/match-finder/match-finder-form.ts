import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { matchCriteriaFields } from '@parlour/contract/members/match-finder-fields';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';

/** Of several answers none may be chosen: then nothing is sent, and it does not matter. */
export const matchFinderForm = defineCallForm({
  call: saveMatchFinder,
  schema: z.object({
    ...matchCriteriaFields,
    interests: matchCriteriaFields.interests.optional(),
    relationship_statuses: matchCriteriaFields.relationship_statuses.optional(),
  }),
  toBody: ({ interests = [], relationship_statuses = [], ...answers }) => ({
    ...answers,
    interests,
    relationship_statuses,
  }),
});
