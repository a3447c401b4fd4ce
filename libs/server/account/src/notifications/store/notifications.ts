import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { NotificationsTable } from '@parlour/server-db/tables/notifications';
import { stillToTell } from './still-news.ts';

/** A thing that happened, and when it has to be told. */
export interface Happening {
  kind: NotificationsTable['kind'];
  tag: string;
  detail?: string;
  credits?: number;
  profileId?: string;
  conversationId?: string;
  at: Date;
  pushDueAt: Date | null;
  mailDueAt: Date | null;
}

export interface Whose {
  brand: string;
  memberId: string;
}

/** A heart that is taken back and given again tells nothing new within a day. */
const pauses: Partial<Record<NotificationsTable['kind'], number>> = { like: DAY, match: DAY };

/**
 * Writes down what happened. A thing that is there already becomes new again only by something later: a job that runs
 * twice, or after the next one, changes nothing. Nothing is written about people and conversations that are gone.
 */
export async function writeHappening(trx: Transaction, { brand, memberId }: Whose, thing: Happening): Promise<void> {
  const { kind, tag, detail = null, credits = null, profileId = null, conversationId = null } = thing;
  const newerThan = new Date(thing.at.getTime() - (pauses[kind] ?? 0));
  await sql`
    insert into notifications (brand, member_id, id, kind, tag, detail, credits, profile_id, conversation_id, happened_at, push_due_at, mail_due_at)
    select brand, id, ${uuid()}::uuid, ${kind}, ${tag}, ${detail}, ${credits}::integer, ${profileId}::uuid, ${conversationId}::uuid,
      ${thing.at}::timestamptz, ${thing.pushDueAt}::timestamptz, ${thing.mailDueAt}::timestamptz
    from members m where brand = ${brand} and id = ${memberId}
      and (${profileId}::uuid is null or exists (select from members where brand = ${brand} and id = ${profileId}::uuid))
      and (${conversationId}::uuid is null or exists (select from conversations where brand = ${brand} and id = ${conversationId}::uuid))
    on conflict (brand, member_id, tag) do update set happened_at = excluded.happened_at, seen_at = null,
      push_due_at = least(notifications.push_due_at, excluded.push_due_at),
      mail_due_at = least(notifications.mail_due_at, excluded.mail_due_at)
    where notifications.happened_at < ${newerThan}::timestamptz`.execute(trx);
}

export interface DuePush {
  kind: NotificationsTable['kind'];
  conversation_id: string | null;
}

/** Puts off the pushes that are due now. */
export async function putOffPushes(trx: Transaction, whose: Whose, now: Date, until: Date): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ push_due_at: until })
    .where('brand', '=', whose.brand)
    .where('member_id', '=', whose.memberId)
    .where('push_due_at', '<=', now)
    .execute();
}

/**
 * What a push has to tell of now, oldest first. It is taken out, so that nobody else tells it too. Unwanted kinds are
 * taken out with it, and not told.
 */
export async function takeDuePushes(
  trx: Transaction,
  { brand, memberId }: Whose,
  wanted: readonly DuePush['kind'][],
  now: Date,
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with n as (
      update notifications set push_due_at = null
      where brand = ${brand} and member_id = ${memberId} and push_due_at <= ${now}
      returning *
    )
    select kind, conversation_id from n
    where seen_at is null and kind = any(${wanted}::text[]) and ${stillToTell} order by happened_at`.execute(trx);
  return rows;
}

/**
 * What a mail has to tell of now, likewise: of one conversation again only once it was read since (`mailed_seq`). It is noted
 * with the order of that mail, in the place of one that may still wait.
 *
 * @returns how many things the mail tells of
 */
export async function takeDueMails(
  trx: Transaction,
  { brand, memberId }: Whose,
  wanted: readonly string[],
  { now, order }: { now: Date; order: string },
): Promise<number> {
  const { rows } = await sql<{ is_told: boolean }>`
    with due as (
      select id from notifications
      where brand = ${brand} and member_id = ${memberId} and mail_due_at <= ${now} for update
    ), told as (
      select n.id, c.last_seq from notifications n
      left join conversations c on c.brand = n.brand and c.id = n.conversation_id
      left join participants s on s.brand = n.brand and s.conversation_id = n.conversation_id and s.member_id = n.member_id
      where n.brand = ${brand} and n.member_id = ${memberId} and n.id in (select id from due)
        and n.seen_at is null and n.kind = any(${wanted}::text[]) and ${stillToTell}
        and (n.mailed_seq is null or n.mailed_seq <= s.read_seq)
    )
    update notifications n
    set mail_due_at = null, mailed_seq = coalesce((select last_seq from told where told.id = n.id), n.mailed_seq),
      mail_order = case when n.id in (select id from told) then ${order}::uuid else n.mail_order end
    where n.brand = ${brand} and n.member_id = ${memberId} and n.id in (select id from due)
    returning n.id in (select id from told) as is_told`.execute(trx);
  return rows.filter(({ is_told }) => is_told).length;
}

/**
 * Members of a brand who have to be told something now.
 *
 * @param except those whom this run could not tell
 */
export async function membersToTell(
  db: BrandDatabase,
  brand: string,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const others = sql`brand = ${brand} and member_id <> all(${except}::uuid[])`;
  const { rows } = await sql<{ member_id: string }>`
    (select distinct member_id from notifications where ${others} and push_due_at <= ${now} limit ${limit})
    union
    (select distinct member_id from notifications where ${others} and mail_due_at <= ${now} limit ${limit})`.execute(
    db,
  );
  return rows.map(({ member_id }) => member_id);
}
