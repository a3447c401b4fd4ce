import { z } from 'zod';
import { conversationStates } from '@parlour/models/chat/conversation-state';
import { messageTypes } from '@parlour/models/chat/message-type';
import { messageWarnings } from '@parlour/models/chat/message-warning';
import { Image } from './image.ts';
import { CanSend, ProfileCard } from './profile.ts';
import { Id, IsoTime, Money } from './scalars.ts';

/** A gift, offered or given. Its name is in the reader's language. */
export const Gift = z.object({
  id: z.string(),
  name: z.string(),
  /** Path of its picture on this site. */
  image: z.string(),
  /** Credits; of a gift that one was given, none are told. */
  cost: z.int(),
  /** Null wherever the price in money depends on the reader: `CanSend.credit_price` has it. */
  money: Money.nullable(),
});

export const Message = z.object({
  id: Id,
  /** Place in the conversation, from 1 without gaps; null while the message is held. */
  seq: z.int().nullable(),
  client_id: Id.nullable(),
  conversation_id: Id,
  from: z.enum(['me', 'them']),
  sender_kind: z.enum(['member', 'operator', 'system']),
  type: z.enum(messageTypes),
  text: z.string().nullable(),
  image: Image.nullable(),
  gift: Gift.nullable(),
  sent_at: IsoTime,
  read_at: IsoTime.nullable(),
  status: z.enum(['held', 'sent', 'read']),
  cost: z.int(),
  deleted: z.boolean(),
  warning: z.enum(messageWarnings).nullable(),
  /** What its reader wished to see only after a tap (contract B9); whoever wrote it is never told. */
  veiled: z.enum(['words', 'photo']).optional(),
});

export const Conversation = z.object({
  id: Id,
  state: z.enum(conversationStates),
  muted: z.boolean(),
  last_message: Message.nullable(),
  updated_at: IsoTime,
  free: z.boolean(),
  can_send: CanSend,
});

export const Chat = z.object({ conversation: Conversation, profile: ProfileCard, num_unread_messages: z.int() });
export const Like = z.object({ profile: ProfileCard, liked_at: IsoTime, like_new: z.boolean(), match: z.boolean() });

export type Gift = z.output<typeof Gift>;
export type Message = z.output<typeof Message>;
export type Conversation = z.output<typeof Conversation>;
export type Chat = z.output<typeof Chat>;
export type Like = z.output<typeof Like>;
