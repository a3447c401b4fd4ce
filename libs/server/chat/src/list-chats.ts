import { listChats } from '@parlour/contract/chat/list-chats';
import { handle, type HandledCall } from '@parlour/server-kit/handle';
import { chatsOf } from './chat-view.ts';
import type { ChatPorts } from './ports.ts';

/** The newest conversations; `requests` counts those among them that wait for the viewer's answer. */
export const listChatsCall = (ports: ChatPorts): HandledCall =>
  handle(listChats, async ({ query }, context) => {
    const { chats, total_unread } = await chatsOf(ports, context, {
      since: query.since ? new Date(query.since) : undefined,
    });
    return {
      chats,
      total_unread,
      requests: chats.filter(({ conversation }) => conversation.state === 'request').length,
    };
  });
