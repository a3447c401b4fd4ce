import { getMatchFinder } from '@parlour/contract/members/get-match-finder';
import { handle } from '@parlour/server-kit/calls/handle';
import { findMatches } from './find-matches.ts';
import type { MembersPorts } from '../ports.ts';

/** What the member answered last, and whom that finds. */
export const getMatchFinderCall = (ports: MembersPorts) =>
  handle(getMatchFinder, (_, context) => findMatches(ports, context));
