import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { NotificationsTable } from '@parlour/server-db/tables/notifications';
import { mailCounts, type MailCounts } from '../telling/mail-counts.ts';
import type { NotificationMailOrder, PushOrder } from '../telling/notice.ts';
import { stillToTell } from './still-news.ts';

/** How much of what the order of a mail tells of is unseen and still news to a member now, of each wanted kind. */
export async function countNews(
  db: BrandDatabase,
  { brand, memberId, id }: NotificationMailOrder,
  wanted: readonly string[],
): Promise<MailCounts> {
  const { rows } = await sql<{ kind: NotificationsTable['kind']; number: number }>`
    select n.kind, count(*)::int as number
    from notifications n
    where n.brand = ${brand} and n.member_id = ${memberId} and n.seen_at is null and n.kind = any(${wanted}::text[])
      and n.mail_order is not distinct from ${id ?? null}::uuid and ${stillToTell}
    group by n.kind`.execute(db);
  return mailCounts(rows);
}

/**
 * Is what a push was ordered to tell still news of a wanted kind? It ends being news by a block, by muting, by reading,
 * and by a heart that is taken back. A word about the account stays news.
 */
export async function isStillNews(
  db: BrandDatabase,
  { brand, memberId, kind, tag }: PushOrder,
  wanted: readonly string[],
): Promise<boolean> {
  if (kind === 'account') return true;
  const { rows } = await sql`
    select from notifications n
    where n.brand = ${brand} and n.member_id = ${memberId} and n.seen_at is null and n.kind = any(${wanted}::text[])
      and ${meant(kind, tag)} and ${stillToTell}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** A push about words is about one conversation unless it sums several up; one about hearts is about any of them. */
function meant(kind: PushOrder['kind'], tag: string): RawBuilder<boolean> {
  if (kind === 'summary') return sql`true`;
  return kind === 'message' && tag !== 'summary' ? sql`n.kind = 'message' and n.tag = ${tag}` : sql`n.kind = ${kind}`;
}
