import { sql } from 'kysely';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** A member as long as mails to them go to this address. */
export interface MemberAt {
  id: string;
  emailKey: string;
}

/**
 * Ends a member's notification mails to an address for a reason; false where that reason was there already, or the member is
 * gone or has another address by now.
 */
export async function disableMail(
  db: BrandDatabase,
  brand: string,
  { id, emailKey }: MemberAt,
  reason: DisabledReason,
): Promise<boolean> {
  const { rows } = await sql`
    update members set notifications_disabled = array_append(notifications_disabled, ${reason})
    where brand = ${brand} and id = ${id} and email_key = ${emailKey} and not (${reason} = any(notifications_disabled))
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

/**
 * Whose mails go to an address: its confirmed owner; where nobody has confirmed it, those who signed up with it, at most so many by one
 * event. A stranger who signed up with somebody's address learns nothing of their mails.
 */
export async function membersAt(db: BrandDatabase, brand: string, emailKey: string): Promise<MemberAt[]> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'confirmed_at'])
    .where('brand', '=', brand)
    .where('email_key', '=', emailKey)
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('signup_date', 'desc')
    .limit(20)
    .execute();
  const owners = rows.filter(({ confirmed_at }) => confirmed_at !== null);
  return (owners.length > 0 ? owners : rows).map(({ id }) => ({ id, emailKey }));
}

/** Remembers when a mail to an address came back last. */
export async function noteBounce(
  db: BrandDatabase,
  brand: string,
  { id, emailKey }: MemberAt,
  at: Date,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ mail_bounced_at: at })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('email_key', '=', emailKey)
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
