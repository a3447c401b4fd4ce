import { sql } from 'kysely';
import type { Database } from '@parlour/server-db/database';
import type { RecurringJob } from './define-job.ts';

/** What is kept only for a time, and how long. Each statement works for all brands. */
const purges = {
  mailbox_events: sql`delete from mailbox_events where created_at < now() - interval '24 hours'`,
  idempotency_keys: sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  sessions: sql`delete from sessions where expires_at < now()`,
  push_subscriptions: sql`delete from push_subscriptions p where not exists (select from sessions s where s.brand = p.brand and s.id = p.session_id)`,
  notifications: sql`delete from notifications where happened_at < now() - interval '90 days'`,
  tokens: sql`delete from tokens where expires_at < now() - interval '7 days'`,
  login_failures: sql`delete from login_failures where failed_at < now() - interval '24 hours'`,
  mail_requests: sql`delete from mail_requests where requested_at < now() - interval '24 hours'`,
  inquiry_networks: sql`update inquiries set network = null where network is not null and created_at < now() - interval '24 hours'`,
  report_networks: sql`update reports set network = null where network is not null and created_at < now() - interval '24 hours'`,
  report_evidence: sql`update reports set evidence = '{}', text = null, evidence_until = null where evidence_until < now()`,
  report_photos: sql`delete from report_photos where kept_until < now()`,
  page_counts: sql`delete from page_counts where day < current_date - 400`,
  held_messages: sql`delete from held_messages where created_at < now() - interval '30 days'`,
  unconfirmed_members: sql`delete from members where status = 'not_confirmed' and confirmed_at is null and signup_date < now() - interval '30 days'`,
} as const;

/** Every hour: forgets what is no longer needed, one table after the other, so that no single query is long. */
export const maintenance = (database: Database): RecurringJob => ({
  name: 'maintenance',
  cron: '17 * * * *',
  run: () => purge(database),
});

/** Deletes everything whose time is over. */
export async function purge(database: Database): Promise<void> {
  for (const statement of Object.values(purges)) await statement.execute(database.owner);
}
