import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@parlour/contract/define-call';
import { getMatchFinder } from '@parlour/contract/members/get-match-finder';
import { callQuery } from '../call-query.ts';
import { membersKeys } from './keys.ts';

export type MatchFinderData = ReplyOf<typeof getMatchFinder>;

/** The match finder: answers, questions, and whom they found. */
export const matchFinderOptions = () => callQuery(membersKeys.matchFinder, getMatchFinder);

/** Puts what new answers found where it is shown. */
export const setMatchFinder = (client: QueryClient, found: MatchFinderData): void =>
  void client.setQueryData(matchFinderOptions().queryKey, found);
