import type { NotificationsTable } from '@parlour/server-db/tables/notifications';
import type { Insertable } from 'kysely';
import { seededId } from '../seeded-id.ts';
import type { DemoConversation } from '../world/conversations.ts';
import type { DemoLike } from '../world/likes.ts';
import type { DemoWorld } from '../world/world.ts';

type NotificationRow = Insertable<NotificationsTable>;

/** What happened to everybody, as the acts themselves would have written it down: nobody has to be told of it any more. */
export const notificationRows = (brand: string, { likes, conversations }: DemoWorld): NotificationRow[] => [
  ...likes.map((like) => ofLike(brand, like)),
  ...conversations.flatMap((conversation) => ofMessages(brand, conversation)),
];

/** Credits that came by a payment, which their buyer saw at once. */
export const purchaseRow = (
  brand: string,
  memberId: string,
  { id, credits, at }: { id: string; credits: number; at: Date },
): NotificationRow =>
  rowOf(brand, memberId, at, { kind: 'credits', tag: `credits:${id}`, detail: 'purchase', credits, seen_at: at });

/** A heart, or the match in its place; what was looked at is seen. */
function ofLike(brand: string, { from, to, at, matchedAt, isNew }: DemoLike): NotificationRow {
  const kind = matchedAt ? 'match' : 'like';
  const happenedAt = matchedAt ?? at;
  return rowOf(brand, to.id, happenedAt, {
    kind,
    tag: `${kind}:${from.id}`,
    profile_id: from.id,
    seen_at: isNew ? null : happenedAt,
  });
}

/** One row for each of the two who was written to, as of the newest message: seen once that was read. */
function ofMessages(brand: string, { id, me, other, messages }: DemoConversation): NotificationRow[] {
  return [
    [me, other],
    [other, me],
  ].flatMap(([reader, writer]) => {
    const newest = messages.findLast(({ sender }) => sender.id === writer?.id);
    if (!reader || !writer || !newest) return [];
    return rowOf(brand, reader.id, newest.sentAt, {
      kind: 'message',
      tag: id,
      profile_id: writer.id,
      conversation_id: id,
      seen_at: newest.readAt,
    });
  });
}

const rowOf = (
  brand: string,
  memberId: string,
  at: Date,
  thing: Omit<NotificationRow, 'brand' | 'member_id' | 'id' | 'happened_at'>,
): NotificationRow => ({
  brand,
  member_id: memberId,
  id: seededId(`${brand} ${memberId} ${thing.tag}`, at),
  happened_at: at,
  ...thing,
});
