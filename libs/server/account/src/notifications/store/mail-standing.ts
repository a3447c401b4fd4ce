import { sql } from 'kysely';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Ends a member's notification mails for a reason; false where that reason was there already, or the member is gone. */
export async function disableMail(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  reason: DisabledReason,
): Promise<boolean> {
  const { rows } = await sql`
    update members set notifications_disabled = array_append(notifications_disabled, ${reason})
    where brand = ${brand} and id = ${memberId} and not (${reason} = any(notifications_disabled))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Takes notification mails up again, whatever had ended them. */
export async function enableMail(trx: Transaction, brand: string, memberId: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ notifications_disabled: sql`'{}'`, mail_bounced_at: null })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
}

/** Everybody with an address, its confirmed owner first; at most so many accounts are touched by one event. */
export async function membersAt(db: BrandDatabase, brand: string, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', emailKey)
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('signup_date', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

/** Remembers when a mail came back last. */
export async function noteBounce(db: BrandDatabase, brand: string, memberId: string, at: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ mail_bounced_at: at })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
}

/** Why mails are off and when one came back last, the member's row locked until the transaction ends. */
export async function lockMailStanding(
  trx: Transaction,
  brand: string,
  memberId: string,
): Promise<{ disabled: DisabledReason[]; bouncedAt: Date | null }> {
  return trx
    .selectFrom('members')
    .select(['notifications_disabled as disabled', 'mail_bounced_at as bouncedAt'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
