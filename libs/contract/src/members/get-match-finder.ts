import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { MatchFinder } from './match-finder-fields.ts';

/** The match finder as the member left it (contract C3). */
export const getMatchFinder = defineCall({
  method: 'GET',
  path: '/api/match-finder.php',
  who: 'member',
  query: z.strictObject({}),
  reply: MatchFinder,
  errors: [],
});
