import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** Seconds for which one notice of typing stands; sent at most that often (contract E6). */
export const TYPING_SECONDS = 3;

/** Tells the other member's open tabs that the caller is writing; nothing is stored. */
export const typing = defineCall({
  method: 'POST',
  path: '/api/typing.php',
  who: 'member',
  body: z.strictObject({ conversation_id: Id }),
  reply: z.undefined(),
  status: 204,
  errors: ['conversation_not_found'],
});
