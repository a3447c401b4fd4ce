import { giftIds } from '@parlour/models/chat/gifts';
import { messageTypes } from '@parlour/models/chat/message-type';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Conversation, Message } from '../types/chat.ts';
import { Credits, Id } from '../types/scalars.ts';

/** Words as long as the brand allows, which is a setting of it. */
export const MessageWords = z.string('message_empty');

/**
 * Sends one message (contract E2): words, a photo that was taken in for it (`upload-chat-photo`), or a gift. The same
 * `client_id` again gives the first answer again: one message, one charge. `expected_cost` is the price the member has seen; at
 * another price nothing is sent. `accept_fictional` records that the member knows the profile to be fictional (contract part 0,
 * 3).
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/message.php',
  who: 'member',
  idempotent: 'client_id',
  body: z
    .strictObject({
      conversation_id: Id.optional(),
      profile_id: Id.optional(),
      type: z.enum(messageTypes, 'value_unknown'),
      text: MessageWords.optional(),
      photo_id: Id.optional(),
      gift_id: z.enum(giftIds, 'value_unknown').optional(),
      icebreaker_id: z.string().max(80).optional(),
      client_id: Id,
      expected_cost: Credits,
      accept_fictional: z.literal(true).optional(),
    })
    .refine((body) => (body.conversation_id === undefined) !== (body.profile_id === undefined), 'value_unknown')
    .refine((body) => body.type !== 'text' || body.text !== undefined, { path: ['text'], error: 'message_empty' })
    .refine((body) => (body.type === 'image') === (body.photo_id !== undefined), {
      path: ['photo_id'],
      error: 'value_unknown',
    })
    .refine((body) => (body.type === 'gift') === (body.gift_id !== undefined), {
      path: ['gift_id'],
      error: 'value_unknown',
    })
    .refine((body) => body.type === 'text' || (body.text === undefined && body.icebreaker_id === undefined), {
      path: ['text'],
      error: 'value_unknown',
    }),
  reply: z.object({ message: Message, conversation: Conversation, credits: z.int(), free_left: z.int().nullable() }),
  status: 201,
  errors: [
    'not_confirmed',
    'insufficient_credits',
    'free_limit',
    'blocked',
    'role_required',
    'already_blocked',
    'not_allowed_by_member',
    'fictional_ack_required',
    'price_changed',
    'profile_gone',
    'profile_not_found',
    'conversation_not_found',
    'message_empty',
    'message_too_long',
  ],
});
