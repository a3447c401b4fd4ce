import { listChats } from '@parlour/contract/chat/list-chats';
import { handle, type HandledCall } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { chatsOf } from './chat-view.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import type { ChatPorts } from './ports.ts';
import type { ListPlace } from './store/chat-list.ts';

/** A page of conversations; `requests` counts those among them that wait for the viewer's answer. */
export const listChatsCall = (ports: ChatPorts): HandledCall =>
  handle(listChats, async ({ query }, context) => {
    const { chats, total_unread, next } = await chatsOf(ports, context, {
      since: query.since ? new Date(query.since) : undefined,
      after: query.next === undefined ? undefined : placeOf(query.next),
    });
    return {
      chats,
      total_unread,
      requests: chats.filter(({ conversation }) => conversation.state === 'request').length,
      ...(next ? { next: writeCursor(next) } : {}),
    };
  });

function placeOf(cursor: string): ListPlace {
  const place = readCursor(cursor);
  if (!place) throw refuse('value_unknown');
  return place;
}
