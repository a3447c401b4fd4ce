import { sql, type RawBuilder } from 'kysely';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import { heldDays } from '@parlour/models/chat/held-days';
import { removedDays } from '@parlour/models/chat/removed-days';
import type { Database } from '@parlour/server-db/database';
import type { Schema } from '@parlour/server-db/schema';
import { unconfirmedUntil } from '@parlour/server-db/unconfirmed-until';
import type { RecurringJob } from './define-job.ts';
import { forgetLostSubscriptions } from './lost-subscriptions.ts';
import { vacuumEmbedded } from './vacuum.ts';

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
  {
    // Who decided is of use as long as somebody else may have to look at it.
    table: 'reports',
    time: 'evidence_until',
    set: sql`evidence = '{}', text = null, evidence_until = null, decided_by = null, found_nothing_by = null`,
  },
  { table: 'report_photos', time: 'kept_until' },
  { table: 'refused_photos', time: 'kept_until' },
  {
    // What was said of somebody who is erased since is of no use once nobody may complain of it any more.
    table: 'decisions',
    time: 'appeal_until',
    where: sql`facts <> '' and not exists (select from members
      where members.brand = decisions.brand and members.id = decisions.member_id and erased_at is null)`,
    set: sql`facts = '', decided_by = null, appeal_by = null`,
  },
  { table: 'page_counts', time: 'day', kept: '400 days' },
  {
    // What is left of those that were taken back; those that wait are dropped by the chat slice, which tells of it.
    table: 'held_messages',
    time: 'created_at',
    kept: `${heldDays} days`,
    where: sql`text is null and gift_id is null and photo_id is null`,
  },
  {
    table: 'messages',
    time: 'deleted_at',
    kept: `${removedDays} days`,
    where: sql`deleted_at is not null and text is not null`,
    set: sql`text = null, warning = null`,
  },
  {
    // A photo of a message that is no longer there.
    table: 'photos',
    time: 'created_at',
    kept: `${removedDays} days`,
    where: sql`kind = 'chat' and status = 'rejected' and not exists (
      select from messages where messages.brand = photos.brand and messages.photo_id = photos.id
        and messages.deleted_at > now() - make_interval(days => ${removedDays}))`,
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
    // Nobody can confirm an address of a brand that is off the air: its accounts wait on.
    table: 'members',
    time: 'signup_date',
    kept: `${confirmationTerm} days`,
    where: sql`status = 'not_confirmed' and confirmed_at is null and ${unconfirmedUntil} < now()
      and not exists (select from brands where brands.brand = members.brand and published_version is null)`,
  },
];

const AT_ONCE = 1_000;

/** Every hour: forgets what is no longer needed, so many rows at a time that no statement is long. */
export const maintenance = (database: Database): RecurringJob => ({
  name: 'maintenance',
  cron: '17 * * * *',
  run: async () => {
    await purge(database);
    await vacuumEmbedded(database);
  },
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
