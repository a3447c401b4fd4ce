import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@parlour/server-db/database';
import type { Schema } from '@parlour/server-db/schema';
import type { RecurringJob } from './define-job.ts';
import { forgetLostSubscriptions } from './lost-subscriptions.ts';

/** What is kept only for a time. */
interface Purge {
  table: keyof Schema;
  /** The time that counts, with which an index of the table begins. */
  time: string;
  /** How much longer a row is kept. */
  kept?: string;
  /** Which rows, where not all. */
  where?: RawBuilder<boolean>;
  /** What is forgotten, where the row itself stays. */
  set?: RawBuilder<unknown>;
}

/** While a brand is off the air nobody can confirm an address there, and what waits for that waits on. */
const isOnAir = (table: keyof Schema): RawBuilder<boolean> =>
  sql`not exists (select from brands where brands.brand = ${sql.ref(`${table}.brand`)} and published_version is null)`;

export const purges: readonly Purge[] = [
  { table: 'mailbox_events', time: 'created_at', kept: '24 hours' },
  { table: 'idempotency_keys', time: 'created_at', kept: '24 hours' },
  { table: 'sessions', time: 'expires_at' },
  { table: 'notifications', time: 'happened_at', kept: '90 days' },
  { table: 'tokens', time: 'expires_at', kept: '7 days' },
  { table: 'login_failures', time: 'failed_at', kept: '24 hours' },
  { table: 'mail_requests', time: 'requested_at', kept: '24 hours' },
  ...(['inquiries', 'reports'] as const).map((table) => ({
    table,
    time: 'created_at',
    kept: '24 hours',
    where: sql<boolean>`network is not null`,
    set: sql`network = null`,
  })),
  { table: 'inquiries', time: 'created_at', kept: '6 months' },
  {
    // Which browser a report came from says only whether it is made again, which ends with the decision.
    table: 'reports',
    time: 'created_at',
    where: sql`status = 'decided' and reporter_key like 'browser:%'`,
    set: sql`reporter_key = id::text`,
  },
  { table: 'reports', time: 'evidence_until', set: sql`evidence = '{}', text = null, evidence_until = null` },
  { table: 'report_photos', time: 'kept_until' },
  { table: 'page_counts', time: 'day', kept: '400 days' },
  { table: 'held_messages', time: 'created_at', kept: '30 days', where: isOnAir('held_messages') },
  {
    // A photo of a message that is no longer there: whoever has seen it may still report that message.
    table: 'photos',
    time: 'created_at',
    kept: '7 days',
    where: sql`kind = 'chat' and status = 'rejected'`,
  },
  {
    // A photo for a conversation that nobody sent (contract E3); its files go when they are swept.
    table: 'photos',
    time: 'created_at',
    kept: '1 day',
    where: sql`kind = 'chat' and status = 'pending' and not exists (
      select from held_messages where held_messages.brand = photos.brand and held_messages.photo_id = photos.id)`,
  },
  {
    // Unconfirmed accounts expire after 30 days (contract part 7), or as long after they were let in again; who has paid, or may still have, keeps theirs.
    table: 'members',
    time: 'signup_date',
    kept: '30 days',
    where: sql`status = 'not_confirmed' and confirmed_at is null and (reopened_at is null or reopened_at < now() - interval '30 days')
      and not exists (select from payments where payments.brand = members.brand and payments.member_id = members.id
        and payments.status <> 'failed') and ${isOnAir('members')}`,
  },
];

const AT_ONCE = 1_000;

/** Every hour: forgets what is no longer needed, so many rows at a time that no statement is long. */
export const maintenance = (database: Database): RecurringJob => ({
  name: 'maintenance',
  cron: '17 * * * *',
  run: () => purge(database),
});

/** Deletes everything whose time is over. */
export async function purge(database: Database): Promise<void> {
  for (const what of purges) {
    const statement = purgeSome(what);
    while ((await statement.execute(database.owner)).numAffectedRows === BigInt(AT_ONCE));
  }
  await forgetLostSubscriptions(database, AT_ONCE);
}

/** Forgets the oldest rows whose time is over, of all brands; what others are writing to at the moment waits for the next hour. */
export function purgeSome({ table, time, kept = '0', where = sql`true`, set }: Purge): RawBuilder<unknown> {
  const act = set ? sql`update ${sql.table(table)} set ${set}` : sql`delete from ${sql.table(table)}`;
  return sql`${act} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(time)} < now() - ${sql.lit(kept)}::interval and ${where}
    order by ${sql.ref(time)} limit ${sql.lit(AT_ONCE)} for update skip locked
  ))`;
}
