import { sql } from 'kysely';
import type { Erasure } from '../../erasing/erase-member.ts';

/** What only the member's own account was for. */
const tables = [
  'sessions',
  'tokens',
  'push_subscriptions',
  'notification_settings',
  'match_finder_answers',
  'swipe_rounds',
  'corrections',
  'mailbox_events',
  'mailboxes',
] as const;

/**
 * What the account was logged in, told and reached with. Of the consents the last of each kind stays: kind, version and
 * time, which prove what was agreed to (GDPR, article 7).
 */
export async function eraseAccountRows({ db, brand, memberId }: Erasure): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.ref(table)} where brand = ${brand} and member_id = ${memberId}`.execute(db);
  await sql`delete from idempotency_keys where brand = ${brand} and owner = ${memberId}`.execute(db);
  await sql`
    delete from consents c where c.brand = ${brand} and c.member_id = ${memberId} and exists (
      select from consents later
      where later.brand = ${brand} and later.member_id = ${memberId} and later.kind = c.kind and (later.at, later.id) > (c.at, c.id))`.execute(
    db,
  );
  await sql`update leavings set member_id = null, comment = null where brand = ${brand} and member_id = ${memberId}`.execute(
    db,
  );
}
