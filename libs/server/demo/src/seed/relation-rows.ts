import type {
  ConversationsTable,
  MailboxesTable,
  MessagesTable,
  ParticipantsTable,
} from '@parlour/server-db/tables/chat';
import type { LikesTable } from '@parlour/server-db/tables/relations';
import { messageWarning } from '@parlour/models/chat/message-warning';
import type { Insertable } from 'kysely';
import { seededId } from '../seeded-id.ts';
import type { DemoConversation } from '../world/conversations.ts';
import type { DemoLike } from '../world/likes.ts';
import type { DemoWorld } from '../world/world.ts';
import { sentPhotoId } from './photo-rows.ts';

/** A like of the demo world as the database keeps it. */
export const likeRow = (brand: string, { from, to, at, matchedAt, isNew }: DemoLike): Insertable<LikesTable> => ({
  brand,
  from_id: from.id,
  to_id: to.id,
  source: 'profile',
  is_new: isNew,
  matched: matchedAt !== null,
  matched_at: matchedAt,
  created_at: at,
});

/** A conversation as the database keeps it, with whose free one it is. */
export function conversationRow(
  brand: string,
  { id, me, other, startedBy, state, messages }: DemoConversation,
  spent: DemoWorld['spent'],
): Insertable<ConversationsTable> {
  const [low_id = me.id, high_id = other.id] = [me.id, other.id].toSorted();
  return {
    brand,
    id,
    low_id,
    high_id,
    started_by: startedBy.id,
    state,
    free_for: spent.get(startedBy.id)?.freeConversations.has(id) ? startedBy.id : null,
    last_seq: messages.length,
    created_at: messages[0]?.sentAt ?? startedBy.profile.created_at,
    updated_at: lastSent(messages) ?? startedBy.profile.created_at,
  };
}

/** Both seats; what is unread is counted from the messages, as reading does. */
export function seatRows(
  brand: string,
  { id, me, other, startedBy, messages }: DemoConversation,
): (Insertable<ParticipantsTable> & { unread: number })[] {
  const seat = (memberId: string, otherId: string) => {
    const received = messages.filter(({ sender }) => sender.id === otherId);
    return {
      brand,
      conversation_id: id,
      member_id: memberId,
      other_id: otherId,
      unread: received.filter(({ readAt }) => readAt === null).length,
      read_seq: received.findLast(({ readAt }) => readAt !== null)?.seq ?? 0,
      updated_at: lastSent(messages) ?? startedBy.profile.created_at,
    };
  };
  return [seat(me.id, other.id), seat(other.id, me.id)];
}

/** The messages of a conversation as the database keeps them, each with the credits that it cost. */
export function messageRows(
  brand: string,
  { id: conversationId, messages }: DemoConversation,
  spent: DemoWorld['spent'],
): Insertable<MessagesTable>[] {
  return messages.map(({ id, seq, sender, content, sentAt, readAt }) => ({
    brand,
    conversation_id: conversationId,
    seq,
    id,
    client_id: seededId(`${id} client`, sentAt),
    sender_id: sender.id,
    sender_kind: 'member',
    type: content.type,
    text: content.type === 'text' ? content.text : null,
    gift_id: content.type === 'gift' ? content.giftId : null,
    photo_id: content.type === 'image' ? sentPhotoId(id, sentAt) : null,
    cost: spent.get(sender.id)?.charges.find(({ messageId }) => messageId === id)?.cost ?? 0,
    sent_at: sentAt,
    read_at: readAt,
    warning: content.type === 'text' ? messageWarning(content.text) : null,
  }));
}

/** Everybody's mailbox, with the totals of the badge as the other rows have them. */
export function mailboxRows(brand: string, { cast, likes, conversations }: DemoWorld): Insertable<MailboxesTable>[] {
  const seats = conversations.flatMap((conversation) => seatRows(brand, conversation));
  return cast.map(({ id }) => ({
    brand,
    member_id: id,
    total_unread: seats.filter(({ member_id }) => member_id === id).reduce((total, { unread }) => total + unread, 0),
    total_new: likes.filter(({ to, isNew }) => to.id === id && isNew).length,
  }));
}

/** When each member last wrote or liked. */
export function lastActs({ likes, conversations }: DemoWorld): ReadonlyMap<string, Date> {
  const acts = [
    ...likes.map(({ from, at }) => [from.id, at] as const),
    ...conversations.flatMap(({ messages }) => messages.map(({ sender, sentAt }) => [sender.id, sentAt] as const)),
  ];
  return new Map(acts.toSorted(([, one], [, other]) => one.getTime() - other.getTime()));
}

const lastSent = (messages: DemoConversation['messages']): Date | undefined => messages.at(-1)?.sentAt;
