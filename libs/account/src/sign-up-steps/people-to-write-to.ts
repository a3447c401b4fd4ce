import { useSuspenseQueries, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { signupMatchesOptions } from '@parlour/api-client/account/signup-matches';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';

const MOST = 6;

export interface PersonToWriteTo {
  card: ProfileCard;
  /** What a first message to them costs, and whether only credits are missing. */
  canSend: CanSend;
}

/** Those come first who may be written to. Fictional profiles ask for a consent of their own and are left to the conversation. */
const candidates = (profiles: readonly ProfileCard[]) => profiles.filter(({ fictional }) => !fictional).slice(0, MOST);

const conversationsOf = (profiles: readonly ProfileCard[]) =>
  candidates(profiles).map(({ id }) => conversationOptions({ profile_id: id }));

/** What the first step reads. */
export async function messageStepQueries(cache: QueryClient) {
  const { profiles } = await keptOrAsked(cache, signupMatchesOptions());
  return conversationsOf(profiles);
}

/** What was written while signing up to somebody who does not take it any more, until a first message is sent. */
export function useUnsentWords({ signup }: User): string | undefined {
  const { first_words } = useSuspenseQuery(signupMatchesOptions()).data;
  const isSent = signup?.steps.some(({ step, state }) => step === 'message' && state === 'done');
  return isSent ? undefined : first_words;
}

/** What ends with credits, and is no reason to say that nobody is there. */
const curable: readonly (string | null)[] = ['insufficient_credits', 'free_limit'];

/** A few people who may be written to by somebody new, or might be with credits. */
export function usePeopleToWriteTo(): PersonToWriteTo[] {
  const { profiles } = useSuspenseQuery(signupMatchesOptions()).data;
  const conversations = useSuspenseQueries({ queries: conversationsOf(profiles) });
  return candidates(profiles).flatMap((card, index) => {
    const canSend = conversations[index]?.data.can_send;
    return canSend && (canSend.allowed || curable.includes(canSend.reason)) ? [{ card, canSend }] : [];
  });
}
