import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { matchCriteriaFields, MatchFinder } from './match-finder-fields.ts';

/** Keeps the answers and finds whom they fit (contract C3). */
export const saveMatchFinder = defineCall({
  method: 'PUT',
  path: '/api/match-finder.php',
  who: 'member',
  body: z.strictObject(matchCriteriaFields),
  reply: MatchFinder,
  errors: ['value_unknown', 'too_many', 'age_below_minimum'],
});
