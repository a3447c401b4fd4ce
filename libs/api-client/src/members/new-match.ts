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

/** The last match that was made on this page. Never fetched. */
export const newMatchOptions = () => queryOptions<NewMatch>({ queryKey: membersKeys.newMatch, queryFn: skipToken });

/** Tells the page of the match that a like has just made. */
export const tellOfMatch = (client: QueryClient, match: NewMatch): void =>
  void client.setQueryData(newMatchOptions().queryKey, match);

/** Puts the match away that was shown. */
export const seeMatch = (client: QueryClient): void =>
  void client.setQueryData(newMatchOptions().queryKey, (match) => match && { ...match, isSeen: true as const });
