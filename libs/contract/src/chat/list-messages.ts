import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Conversation, Message } from '../types/chat.ts';
import { CanSend, ProfileCard } from '../types/profile.ts';
import { Id } from '../types/scalars.ts';

/** Messages in one answer at most, and where nobody says otherwise. */
export const MAX_MESSAGES = 50;

/**
 * A conversation and its newest messages in order, or those before or after one of them (contract E1). Asked by profile
 * before anybody has written, the list is empty and `conversation` null.
 */
export const listMessages = defineCall({
  method: 'GET',
  path: '/api/messages.php',
  who: 'member',
  query: z
    .strictObject({
      conversation_id: Id.optional(),
      profile_id: Id.optional(),
      before: Id.optional(),
      after: Id.optional(),
      limit: z.coerce.number('value_unknown').int().min(1).max(MAX_MESSAGES).default(MAX_MESSAGES),
    })
    .refine((query) => (query.conversation_id === undefined) !== (query.profile_id === undefined), 'value_unknown')
    .refine((query) => query.before === undefined || query.after === undefined, 'value_unknown'),
  reply: z.object({
    conversation: Conversation.nullable(),
    profile: ProfileCard,
    can_send: CanSend,
    messages: z.array(Message),
    has_more: z.boolean(),
  }),
  errors: ['blocked', 'role_required', 'conversation_not_found', 'profile_not_found', 'profile_gone'],
});
