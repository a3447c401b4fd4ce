import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@parlour/contract/live-events';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { arriveInList, arriveInPages, changeConversation, doubtPages, readInPages } from '../chat/arrive.ts';
import { chatsOptions } from '../chat/chats.ts';
import { countOf, foldChats } from '../chat/fold-chats.ts';
import { chatKeys } from '../chat/keys.ts';
import { noteTyping } from '../chat/typing.ts';
import { applyLikeEvent } from '../members/apply-like-event.ts';
import { doubtMatches } from '../members/doubt-matches.ts';
import { membersKeys } from '../members/keys.ts';
import { applyCredits } from './apply-credits.ts';
import { arrivals } from './arrivals.ts';
import { closeNotifications } from './close-notifications.ts';
import { foldUser, type CountingEvent } from './fold-user.ts';
import type { LiveMessage } from './live-message.ts';
import { refreshAll } from './refresh.ts';
import { noteTotals } from './totals.ts';

/** Milliseconds in which a stream that begins again repeats what it had sent, also what was written after something was read. */
const REPLAY = 250;

/** Takes the notifications of a conversation away, unless something in it is unread by now. */
function closeRead(client: QueryClient, conversationId: string): void {
  const list = client.getQueryData(chatsOptions().queryKey);
  if (!(list && countOf(list, conversationId)?.unread)) void closeNotifications(conversationId);
}

/** Brings a live event into the cache, through pure functions that make late and repeated ones harmless. */
export function applyEvent(client: QueryClient, { id, event }: LiveMessage): void {
  switch (event.kind) {
    case 'message':
      noteTotals(client);
      arriveInPages(client, event);
      readAgain(client);
      arriveInList(client, { id, event });
      if (event.message.from === 'them') noteTyping(client, event.conversation.id, null);
      arrivals.announce(event);
      return count(client, { id, event });
    case 'message_read':
      return readInPages(client, event);
    case 'conversation_read':
      setTimeout(() => closeRead(client, event.conversation_id), REPLAY);
      client.setQueryData(chatsOptions().queryKey, (list) => list && foldChats(list, { id, event }));
      return count(client, { id, event });
    case 'conversation_changed':
      return changeConversation(client, event);
    case 'typing':
      return noteTyping(client, event.conversation_id, Date.now());
    case 'like':
    case 'match':
      applyLikeEvent(client, event);
      return count(client, { id, event });
    case 'counts':
      void client.invalidateQueries({ queryKey: membersKeys.likes });
      doubtMatches(client);
      return count(client, { id, event });
    case 'credits':
      return applyCredits(client, event);
    case 'reset':
      doubtPages(client);
      return refreshAll(client);
    case 'settings_changed':
    case 'decision':
      return refreshAll(client);
    default:
      return unknownKind(event);
  }
}

/** A conversation that is being read for the first time has no page yet that a message could arrive in, and is read once more. */
function readAgain(client: QueryClient): void {
  const first = { queryKey: chatKeys.conversations, predicate: ({ state }: Query) => state.data === undefined };
  for (const { queryKey, promise } of client.getQueryCache().findAll(first))
    promise?.then(() => client.invalidateQueries({ queryKey, exact: true })).catch(() => undefined);
}

/** Brings the badges of an event in, and asks again for what happened. What is being read at this moment may be older than the event, and is read once more. */
function count(client: QueryClient, message: LiveMessage<CountingEvent>): void {
  for (const queryKey of [accountKeys.user, chatKeys.chats, membersKeys.likes])
    void client.refetchQueries({ queryKey, fetchStatus: 'fetching' });
  void client.invalidateQueries({ queryKey: accountKeys.notifications });
  client.setQueryData(userOptions().queryKey, (user) => user && foldUser(user, message));
}

/** A newer server may know kinds that this page does not; polling brings what they mean. */
function unknownKind(event: never): void {
  void (event satisfies LiveEvent);
}
