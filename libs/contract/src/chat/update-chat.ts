import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Chat } from '../types/chat.ts';
import { Id } from '../types/scalars.ts';

/** Marks a conversation as read up to a message, mutes it, or accepts a request (contract E5). */
export const updateChat = defineCall({
  method: 'PUT',
  path: '/api/chat.php',
  who: 'member',
  body: z.strictObject({
    id: Id,
    read_until: Id.optional(),
    muted: z.boolean().optional(),
    accept: z.literal(true).optional(),
  }),
  reply: z.object({ chat: Chat, total_unread: z.int() }),
  errors: ['conversation_not_found'],
});
