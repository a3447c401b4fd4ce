import { z } from 'zod';
import { Conversation, Like, Message } from './types/chat.ts';
import { Id, IsoTime } from './types/scalars.ts';

const counts = { total_unread: z.int(), total_new: z.int() };

/**
 * What the live stream carries (contract part 6). Each stored event has the number of the member's mailbox, so late and
 * repeated ones are seen; `typing` is not stored and has none.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    message: Message,
    conversation: Conversation,
    profile_id: Id,
    unread: z.int(),
    ...counts,
  }),
  z.object({ kind: z.literal('message_read'), conversation_id: Id, read_seq: z.int(), read_at: IsoTime }),
  z.object({ kind: z.literal('conversation_read'), conversation_id: Id, read_seq: z.int(), ...counts }),
  /**
   * Its member has muted, accepted or removed it, blocked the other or ended that, here or elsewhere, the other was erased, or some
   * of its messages were removed, which are named: the conversations are asked for again.
   */
  z.object({ kind: z.literal('conversation_changed'), conversation_id: Id, removed: z.array(Id).optional() }),
  z.object({ kind: z.literal('typing'), conversation_id: Id }),
  z.object({ kind: z.literal('like'), like: Like, ...counts }),
  /**
   * A badge fell: likes were seen, here or elsewhere, or are no more, or unread words went with whoever wrote them. Nothing says
   * whose they were.
   */
  z.object({ kind: z.literal('counts'), ...counts }),
  z.object({ kind: z.literal('match'), like: Like, conversation_id: Id.nullable(), ...counts }),
  z.object({ kind: z.literal('credits'), credits: z.int(), paid_user: z.boolean() }),
  z.object({ kind: z.literal('decision') }),
  z.object({ kind: z.literal('settings_changed'), version: z.int() }),
  z.object({ kind: z.literal('reset') }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;
