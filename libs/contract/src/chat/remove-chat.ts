import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** Hides conversations from the caller's list until somebody writes again: one, or all with a profile (spec section 4). */
export const removeChat = defineCall({
  method: 'DELETE',
  path: '/api/chat.php',
  who: 'member',
  body: z
    .strictObject({ id: Id.optional(), profile_id: Id.optional() })
    .refine((body) => (body.id === undefined) !== (body.profile_id === undefined), 'value_unknown'),
  reply: z.object({ removed: z.array(Id), total_unread: z.int() }),
  errors: ['conversation_not_found'],
});
