import type { QueryClient } from '@tanstack/react-query';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { userOptions } from '../account/user.ts';
import type { LiveMessage, EventOf } from './live-message.ts';

/** The cached user: the reply, and which event's counts it holds. */
export interface UserState extends ReplyOf<typeof getUser> {
  revision?: number;
}

export type CountingEvent = EventOf<'message' | 'conversation_read' | 'like' | 'match' | 'counts'>;

/** The badges after an event; counts of an event with a lower number, or that the answer knew already, never win. */
export function foldUser(state: UserState, { id, event }: LiveMessage<CountingEvent>): UserState {
  if (id === null || id <= (state.revision ?? 0) || id <= state.last_event) return state;
  return { ...state, revision: id, counts: { unread: event.total_unread, new_likes: event.total_new } };
}

/** Puts the unread total of an answer beside the member. */
export function setUnread(client: QueryClient, unread: number): void {
  client.setQueryData(userOptions().queryKey, (state) => state && { ...state, counts: { ...state.counts, unread } });
}
