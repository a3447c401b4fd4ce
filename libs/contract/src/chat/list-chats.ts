import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Chat } from '../types/chat.ts';

/** The newest fifty conversations (spec section 7), with the counts that the badges show. */
export const listChats = defineCall({
  method: 'GET',
  path: '/api/chats.php',
  who: 'member',
  query: z.strictObject({ since: z.iso.datetime('value_unknown').optional() }),
  reply: z.object({ chats: z.array(Chat), total_unread: z.int(), requests: z.int() }),
  errors: [],
});
