import { listChats } from '@parlour/contract/chat/list-chats';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import { chatsOf } from './chat-view.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import type { ChatPorts } from '../ports.ts';
import type { ListPosition } from '../store/chat-list.ts';
import { countRequests } from '../store/requests.ts';

/** A page of conversations, and how many in all wait for the viewer's answer. */
export const listChatsCall = (ports: ChatPorts): HandledCall =>
  handle(listChats, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const listed = {
      since: query.since ? new Date(query.since) : undefined,
      after: query.next === undefined ? undefined : placeOf(query.next),
    };
    const [{ chats, total_unread, next }, requests] = await Promise.all([
      chatsOf(ports, context, listed),
      countRequests(db, brand.id, viewer.id),
    ]);
    return { chats, total_unread, requests, ...(next ? { next: writeCursor(next) } : {}) };
  });

function placeOf(cursor: string): ListPosition {
  const place = readCursor(cursor);
  if (!place) throw refuseFields({ next: 'value_unknown' });
  return place;
}
