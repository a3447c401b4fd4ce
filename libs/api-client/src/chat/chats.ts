import { queryOptions } from '@tanstack/react-query';
import { listChats } from '@parlour/contract/chat/list-chats';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import type { ChatList } from './fold-chats.ts';
import { chatKeys } from './keys.ts';

/** The member's conversations, newest first, with the unread total. */
export const chatsOptions = () =>
  queryOptions({
    queryKey: chatKeys.chats,
    queryFn: ({ client, signal }): Promise<ChatList> => send(listChats, { query: {}, signal }, transportOf(client)),
  });
