import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Chat } from '../types/chat.ts';
import { Moment } from '../types/scalars.ts';

/** Conversations in one answer at most. */
export const MAX_CHATS = 50;

/** Requests are counted no further than this, which is shown as "99+". */
export const MAX_REQUESTS = 100;

/**
 * The newest conversations (spec section 7), with the counts that the badges show: all that is unread, and all requests that wait
 * for the member's answer, whichever page this is. `next` is an opaque cursor to the older ones
 * behind them, which stays good while new messages move conversations up.
 */
export const listChats = defineCall({
  method: 'GET',
  path: '/api/chats.php',
  who: 'member',
  query: z.strictObject({ since: Moment.optional(), next: z.string().max(200).optional() }),
  reply: z.object({ chats: z.array(Chat), total_unread: z.int(), requests: z.int(), next: z.string().optional() }),
  errors: [],
});
