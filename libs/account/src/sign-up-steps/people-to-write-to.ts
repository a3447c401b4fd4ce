import { useQueries, useQuery, useSuspenseQueries, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signUpMatchesOptions } from '@parlour/api-client/account/sign-up-matches';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { Message } from '@parlour/contract/types/chat';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { SignUpStep, User } from '@parlour/contract/types/user';
import { isHelpedByCredits } from '@parlour/models/chat/helped-by-credits';

const MAX_PEOPLE = 6;

export interface PersonToWriteTo {
  card: ProfileCard;
  /** What a first message to them costs, and whether only credits are missing. */
  canSend: CanSend;
}

/** Those come first who may be written to. Fictional profiles ask for a consent of their own and are left to the conversation. */
const candidates = (profiles: readonly ProfileCard[]) =>
  profiles.filter(({ fictional }) => !fictional).slice(0, MAX_PEOPLE);

const conversationsOf = (profiles: readonly ProfileCard[]) =>
  candidates(profiles).map(({ id }) => conversationOptions({ profile_id: id }));

/** What the first step reads. What was true before a message went is not shown again: its member would write a first one twice. */
export async function messageStepQueries(cache: QueryClient) {
  const { profiles } = await keptOrAsked(cache, signUpMatchesOptions());
  const queries = conversationsOf(profiles);
  for (const { queryKey } of queries) {
    cache.removeQueries({ queryKey, type: 'inactive', predicate: ({ state }) => state.isInvalidated });
  }
  return queries;
}

/** What was written while signing up to somebody who does not take it any more, until a first message is sent. */
export function useUnsentWords({ signup }: User): string | undefined {
  const { first_words } = useSuspenseQuery(signUpMatchesOptions()).data;
  const isSent = signup?.steps.some(({ step, state }) => step === 'message' && state === 'done');
  return isSent ? undefined : first_words;
}

interface PeopleToWriteTo {
  people: PersonToWriteTo[];
  /** Who had words of the member already when the step came up. */
  writtenTo: ProfileCard[];
}

const isMine = ({ from }: Message): boolean => from === 'me';
const mayBeWrittenTo = ({ allowed, reason }: CanSend): boolean => allowed || isHelpedByCredits(reason);

/**
 * A few people who may be written to by somebody new, or might be with credits.
 *
 * @param inHand whom words are to that stand in the form: they may have arrived without an answer, and are sent again as the same
 */
export function usePeopleToWriteTo(inHand: unknown): PeopleToWriteTo {
  const { profiles } = useSuspenseQuery(signUpMatchesOptions()).data;
  const conversations = useSuspenseQueries({ queries: conversationsOf(profiles) });
  const known = candidates(profiles).map((card, index) => ({ card, ...conversations[index]!.data }));
  // Whoever is written to here stays until the step is left.
  const [before] = useState(() => known.filter(({ messages }) => messages.some(isMine)).map(({ card }) => card.id));
  const isWrittenTo = (id: string) => id !== inHand && before.includes(id);
  return {
    people: known.flatMap(({ card, can_send }) =>
      mayBeWrittenTo(can_send) && !isWrittenTo(card.id) ? [{ card, canSend: can_send }] : [],
    ),
    writtenTo: known.flatMap(({ card }) => (isWrittenTo(card.id) ? [card] : [])),
  };
}

/**
 * Why the first message has nobody to go to; null where it has, or has gone. For the words above the step, which neither wait for
 * what it reads nor change while somebody writes.
 */
export function useNobodyToWriteTo(step: SignUpStep): 'up_to_them' | 'nobody' | null {
  const isAsked = step === 'message';
  const { data } = useQuery({ ...signUpMatchesOptions(), enabled: isAsked });
  const answers = useQueries({ queries: isAsked ? conversationsOf(data?.profiles ?? []) : [] });
  const known = answers.flatMap((answer) => answer.data ?? []);
  const isAnybodyThere = known.some(({ can_send, messages }) => mayBeWrittenTo(can_send) || messages.some(isMine));
  const [wasAnybody, keep] = useState(false);
  if (isAnybodyThere && !wasAnybody) keep(true);
  if (!isAsked || !data || known.length < answers.length || isAnybodyThere || wasAnybody) return null;
  return known.some(({ can_send }) => can_send.reason === 'not_allowed_by_member') ? 'up_to_them' : 'nobody';
}
