import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { membersKeys } from './keys.ts';

/** Two who like each other since a moment ago. */
export interface NewMatch {
  profile: ProfileCard;
  conversationId: string | null;
  /** It was shown, and put away again. */
  isSeen?: true;
}

/** The matches that were made on this page, the oldest first. Never fetched. */
export const newMatchesOptions = () =>
  queryOptions<readonly NewMatch[]>({ queryKey: membersKeys.newMatches, queryFn: skipToken });

/** Tells the page of the match that a like has just made. */
export const tellOfMatch = (client: QueryClient, match: NewMatch): void =>
  void client.setQueryData(newMatchesOptions().queryKey, (others = []) => [
    ...others.filter(({ profile }) => profile.id !== match.profile.id),
    match,
  ]);

/** A match that has ended is told of no more. */
export const forgetMatch = (client: QueryClient, profileId: string): void =>
  void client.setQueryData(newMatchesOptions().queryKey, (matches) =>
    matches?.filter(({ profile }) => profile.id !== profileId),
  );

/** Puts the match away that was shown. */
export const seeMatch = (client: QueryClient, { profile }: NewMatch): void =>
  void client.setQueryData(newMatchesOptions().queryKey, (matches) =>
    matches?.map((match) => (match.profile.id === profile.id ? { ...match, isSeen: true as const } : match)),
  );
