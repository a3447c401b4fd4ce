import { sql, type Selectable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { weekBefore } from '@parlour/server-db/shared-questions/week-before';
import type { MembersTable } from '@parlour/server-db/tables/members';
import type { KeptSteps } from '@parlour/models/account/sign-up/sign-up-steps';

export type MemberRow = Selectable<MembersTable>;

export interface NewMember {
  id: string;
  email: string;
  emailKey: string;
  name: string;
  nameKey: string;
  passwordHash: string;
  language: MemberRow['language'];
  tracking: Record<string, string> | null;
}

/** Adds an unconfirmed member; false where another already has the name. */
export async function insertMember(trx: Transaction, brand: string, member: NewMember, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('members')
    .values({
      brand,
      id: member.id,
      email: member.email,
      email_key: member.emailKey,
      name: member.name,
      name_key: member.nameKey,
      password_hash: member.passwordHash,
      status: 'not_confirmed',
      language: member.language,
      signup_date: now,
      tracking: member.tracking && JSON.stringify(member.tracking),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The member's row, whatever state the account is in. */
export function findMember(db: BrandDatabase, brand: string, id: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
}

/** The member's row, locked until the transaction ends. */
export function lockMember(trx: Transaction, brand: string, id: string): Promise<MemberRow | undefined> {
  return trx
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Has nobody of the brand a name that reads the same (`nameKey`)? */
export async function isNameFree(db: BrandDatabase, brand: string, nameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  return row === undefined;
}

/** The one member who has confirmed this address. */
export function findConfirmedOwner(
  db: BrandDatabase,
  brand: string,
  emailKey: string,
): Promise<Pick<MemberRow, 'id' | 'status'> | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'status'])
    .where('brand', '=', brand)
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * The members who may be meant by this login, a name or an address. Of an address the confirmed owner comes first. Then
 * comes whoever signed up with it last, who may have had to do so again. Then come the oldest: those who came in
 * between may be there to hide the others.
 *
 * @param most of those who have not confirmed the address; a confirmed owner takes no place from them
 */
export async function findByLogin(db: BrandDatabase, brand: string, login: string, most: number): Promise<MemberRow[]> {
  const ofBrand = db.selectFrom('members').selectAll().where('brand', '=', brand);
  if (!login.includes('@')) return ofBrand.where('name_key', '=', login).execute();
  const ofAddress = ofBrand.where('email_key', '=', login);
  const unconfirmed = ofAddress.where('confirmed_at', 'is', null);
  const [confirmed, newest, oldest] = await Promise.all([
    ofAddress.where('confirmed_at', 'is not', null).execute(),
    unconfirmed.orderBy('signup_date', 'desc').orderBy('id', 'desc').limit(1).execute(),
    unconfirmed.orderBy('signup_date').orderBy('id').limit(most).execute(),
  ]);
  const others = oldest.filter(({ id }) => id !== newest[0]?.id);
  return [...confirmed, ...[...newest, ...others].slice(0, most)];
}

/** Keeps the language that the member reads in, mails too. */
export async function updateLanguage(
  db: BrandDatabase,
  brand: string,
  id: string,
  language: MemberRow['language'],
): Promise<void> {
  await db.updateTable('members').set({ language }).where('brand', '=', brand).where('id', '=', id).execute();
}

/** Keeps how far the member has come in signing up. */
export async function updateSteps(trx: Transaction, brand: string, id: string, steps: KeptSteps): Promise<void> {
  await trx
    .updateTable('members')
    .set({ signup_steps: JSON.stringify(steps) })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}

/** Keeps what a member wrote while signing up to somebody who does not take it any more. */
export async function keepUnheldWords(trx: Transaction, brand: string, id: string, words: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ signup_message: words })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}

/** Another address has not sent anything back yet; one that was just confirmed takes mails again. */
const nothingCameBack = {
  mail_bounced_at: null,
  notifications_disabled: sql<MemberRow['notifications_disabled']>`array_remove(notifications_disabled, 'bounce')`,
};

/** Gives a member another address. Mails that came back from the one before count no longer. */
export async function updateEmail(
  trx: Transaction,
  { brand, memberId }: { brand: string; memberId: string },
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ email, email_key: emailKey, ...nothingCameBack })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
}

/** Makes whoever confirms this address wait until the transaction ends, so that only one member ever owns it. */
export async function lockAddressOwner(trx: Transaction, brand: string, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:address:${emailKey}`}, 0))`.execute(trx);
}

/** Confirms a member, whose address has taken the mail of it, and shows the profile. */
export async function confirmMember(trx: Transaction, brand: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'active', confirmed_at: now, ...nothingCameBack })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('profiles')
    .set({ status: 'active', active_at: sql`case when show_online then ${now} else ${weekBefore(now)} end` })
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .execute();
}
