import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@parlour/contract/live-events';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { arriveInList, arriveInPages, changeConversation } from '../chat/arrive.ts';
import { chatsOptions } from '../chat/chats.ts';
import { doubtPages } from '../chat/doubt-pages.ts';
import { countOf, foldChats } from '../chat/fold-chats.ts';
import { chatKeys } from '../chat/keys.ts';
import { readInPages } from '../chat/read-in-pages.ts';
import { noteTyping } from '../chat/typing.ts';
import { applyLikeEvent, bringInTabs } from '../members/apply-like-event.ts';
import { doubtMatches } from '../members/doubt-matches.ts';
import { membersKeys } from '../members/keys.ts';
import { applyCredits } from './apply-credits.ts';
import { arrivals } from './arrivals.ts';
import { askInTurn } from './ask-in-turn.ts';
import { closeNotifications } from './close-notifications.ts';
import { foldUser, type CountingEvent } from './fold-user.ts';
import type { LiveMessage } from './live-message.ts';
import { changesOf, noteNews, TOTALS } from './overtaken.ts';
import { refreshAll } from './refresh.ts';

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
      count(client, { id, event });
      askInTurn(client, { queryKey: chatKeys.conversations, predicate: hasNoPage, fetchStatus: 'fetching' });
      arriveInPages(client, event, askInTurn);
      arriveInList(client, { id, event }, askInTurn);
      if (event.message.from === 'them') noteTyping(client, event.conversation.id, null);
      return arrivals.announce(event);
    case 'message_read':
      return nowAndAfter(client, [chatKeys.conversations], () => readInPages(client, event));
    case 'conversation_read':
      setTimeout(() => closeRead(client, event.conversation_id), REPLAY);
      return count(client, { id, event });
    case 'conversation_changed':
      noteNews(client, changesOf(event.conversation_id));
      // Also in an answer that is under way: it may still have the words that were removed.
      return nowAndAfter(client, [chatKeys.conversations], () => changeConversation(client, event, askInTurn));
    case 'typing':
      return noteTyping(client, event.conversation_id, Date.now());
    case 'like':
    case 'match':
      count(client, { id, event });
      return applyLikeEvent(client, event, askInTurn);
    case 'counts':
      count(client, { id, event });
      askInTurn(client, { queryKey: membersKeys.likes });
      return doubtMatches(client);
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
const hasNoPage = ({ state }: Query): boolean => state.data === undefined;

/**
 * Brings the counts of an event in, and asks again for what happened. What is being read at this moment may be older than the event:
 * it is brought into that answer as well, which is read once more; not into others, which may be newer. Comes first: what the event
 * itself has asked for is not older.
 */
function count(client: QueryClient, message: LiveMessage<CountingEvent>): void {
  const { event } = message;
  noteNews(client, TOTALS);
  nowAndAfter(client, [accountKeys.user, chatKeys.chats], () => bringIn(client, message));
  if (event.kind === 'like' || event.kind === 'match')
    nowAndAfter(client, [membersKeys.likes], () => bringInTabs(client, event));
  for (const queryKey of [accountKeys.user, chatKeys.chats, membersKeys.likes])
    askInTurn(client, { queryKey, fetchStatus: 'fetching' });
  askInTurn(client, { queryKey: accountKeys.notifications });
}

/** Does a thing at once, and again when what is being read is here. */
function nowAndAfter(client: QueryClient, queryKeys: readonly QueryKey[], act: () => void): void {
  const cache = client.getQueryCache();
  const underWay = queryKeys.flatMap((queryKey) => cache.findAll({ queryKey, fetchStatus: 'fetching' }));
  act();
  for (const { promise } of underWay) promise?.then(act).catch(() => undefined);
}

function bringIn(client: QueryClient, message: LiveMessage<CountingEvent>): void {
  client.setQueryData(chatsOptions().queryKey, (list) => list && foldChats(list, message));
  client.setQueryData(userOptions().queryKey, (user) => user && foldUser(user, message));
}

/** A newer server may know kinds that this page does not; polling brings what they mean. */
function unknownKind(event: never): void {
  void (event satisfies LiveEvent);
}
