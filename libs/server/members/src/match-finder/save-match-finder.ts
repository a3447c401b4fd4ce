import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { findMatches } from './find-matches.ts';
import type { MembersPorts } from '../ports.ts';
import { keepAnswers } from '../store/match-finder.ts';

/** Keeps the answers, the lower of the two ages first, and finds anew. */
export const saveMatchFinderCall = (ports: MembersPorts) =>
  handle(saveMatchFinder, async ({ body }, context) => {
    const { db, brand, viewer, now } = context;
    const [min_age, max_age] = [Math.min(body.min_age, body.max_age), Math.max(body.min_age, body.max_age)];
    if (min_age < brand.settings.min_age) throw refuse('age_below_minimum', { min_age: brand.settings.min_age });
    await keepAnswers(db, brand.id, viewer.id, { ...body, min_age, max_age }, now);
    return findMatches(ports, context);
  });
