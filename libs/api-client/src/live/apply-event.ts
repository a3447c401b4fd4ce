import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@parlour/contract/live-events';
import { userOptions } from '../account/user.ts';
import { arriveInList, arriveInPages, readInPages } from '../chat/arrive.ts';
import { chatsOptions } from '../chat/chats.ts';
import { foldChats } from '../chat/fold-chats.ts';
import { noteTyping } from '../chat/typing.ts';
import { applyLikeEvent } from '../members/apply-like-event.ts';
import { applyCredits } from './apply-credits.ts';
import { foldUser, type CountingEvent } from './fold-user.ts';
import type { LiveMessage } from './live-message.ts';
import { refreshAll } from './refresh.ts';
import { noteTotals } from './totals.ts';

/** Brings a live event into the cache, through pure functions that make late and repeated ones harmless. */
export function applyEvent(client: QueryClient, { id, event }: LiveMessage): void {
  switch (event.kind) {
    case 'message':
      noteTotals(client);
      arriveInPages(client, event);
      arriveInList(client, { id, event });
      if (event.message.from === 'them') noteTyping(client, event.conversation.id, null);
      return count(client, { id, event });
    case 'message_read':
      return readInPages(client, event);
    case 'conversation_read':
      client.setQueryData(chatsOptions().queryKey, (list) => list && foldChats(list, { id, event }));
      return count(client, { id, event });
    case 'typing':
      return noteTyping(client, event.conversation_id, Date.now());
    case 'like':
    case 'match':
      applyLikeEvent(client, event);
      return count(client, { id, event });
    case 'credits':
      return applyCredits(client, event);
    case 'reset':
    case 'settings_changed':
    case 'decision':
      return refreshAll(client);
    default:
      return unknownKind(event);
  }
}

function count(client: QueryClient, message: LiveMessage<CountingEvent>): void {
  client.setQueryData(userOptions().queryKey, (user) => user && foldUser(user, message));
}

/** A newer server may know kinds that this page does not; polling brings what they mean. */
function unknownKind(event: never): void {
  void (event satisfies LiveEvent);
}
