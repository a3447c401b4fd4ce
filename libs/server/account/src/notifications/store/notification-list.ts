import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { NotificationsTable } from '@parlour/server-db/tables/notifications';
import type { Whose } from './notifications.ts';
import { stillNews } from './still-news.ts';

export interface NotificationRow {
  id: string;
  kind: NotificationsTable['kind'];
  detail: string | null;
  credits: number | null;
  profile_id: string | null;
  conversation_id: string | null;
  /** The decision that a notice of the account tells of, as its tag names it. */
  decision_id: string | null;
  happened_at: Date;
  unread: boolean;
}

/** What may be shown: of people who are there and not blocked either way, hearts that still beat, the match in a like's place. */
const shown = sql<boolean>`
  (n.profile_id is null or (
    exists (select from profiles q where q.brand = n.brand and q.member_id = n.profile_id and q.status = 'active')
    and not exists (select from blocks b where b.brand = n.brand and b.blocker_id = n.member_id and b.blocked_id = n.profile_id)
    and not exists (select from blocks b where b.brand = n.brand and b.blocker_id = n.profile_id and b.blocked_id = n.member_id)
  ))
  and (n.kind not in ('like', 'match') or exists (
    select from likes l where l.brand = n.brand and l.from_id = n.profile_id and l.to_id = n.member_id and l.matched = (n.kind = 'match')
  ))
  and (n.kind <> 'message' or exists (
    select from participants p where p.brand = n.brand and p.conversation_id = n.conversation_id and p.member_id = n.member_id and not p.removed
  ))`;

/** What happened to a member, newest first. */
export async function notificationRows(
  db: BrandDatabase,
  { brand, memberId }: Whose,
  offset: number,
  limit: number,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.detail, n.credits, n.profile_id, n.conversation_id, n.happened_at,
      case when n.kind = 'account' then nullif(split_part(n.tag, ':', 3), '') end as decision_id,
      n.seen_at is null and ${stillNews} as unread
    from notifications n where n.brand = ${brand} and n.member_id = ${memberId} and ${shown}
    order by n.happened_at desc, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are, counted no further than the list goes. */
export async function countNotifications(db: BrandDatabase, { brand, memberId }: Whose, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notifications n where n.brand = ${brand} and n.member_id = ${memberId} and ${shown} limit ${most}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Everything up to a moment has been seen: it is no longer new, and nobody is told of it any more. */
export async function markSeen(db: BrandDatabase, { brand, memberId }: Whose, until: Date, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ seen_at: now, push_due_at: null, mail_due_at: null })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('happened_at', '<=', until)
    .where('seen_at', 'is', null)
    .execute();
}
