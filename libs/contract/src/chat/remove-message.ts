import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Message } from '../types/chat.ts';
import { Id } from '../types/scalars.ts';

/**
 * Removes a message (contract E4): any one for the caller alone, or one's own for both for a while after it was sent. Credits are
 * not returned. Doing so twice gives the same answer; a message that still waits for the caller's confirmation is never sent.
 */
export const removeMessage = defineCall({
  method: 'DELETE',
  path: '/api/message.php',
  who: 'member',
  body: z.strictObject({ id: Id, for: z.enum(['me', 'all'], 'value_unknown') }),
  reply: z.object({ message: Message }),
  errors: ['not_found', 'too_late'],
});
