import { sql } from 'kysely';
import {
  linkLifetime,
  mailsADayInAll,
  type AskedLink,
  type LinkPurpose,
  type MailedLink,
} from '@parlour/models/account/mailed-links';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Signer } from '@parlour/server-kit/signing';
import { newToken, tokenHash } from '../letters/one-time-token.ts';
import { lockMember, type MemberRow } from './members.ts';

export interface LinkOwner {
  brand: string;
  memberId: string;
}

/** What a link is about, kept with it. */
export interface LinkSubject {
  /** The address a change of address goes to or, for its undoing, came from. */
  email?: string;
  /** Names the two links of one change of address. */
  change?: string;
}

export interface FoundLink extends MailedLink {
  memberId: string;
  createdAt: Date;
  subject: LinkSubject;
}

/** A link that a mail will carry. */
export interface ReservedLink {
  purpose: LinkPurpose;
  /** The address that it is mailed to. */
  emailKey: string;
  now: Date;
  subject?: LinkSubject;
}

/**
 * Makes a place for a link that a mail will carry, and gives the request that names it. Its token is made by whoever sends
 * the mail, so that nobody can read it out of the queue.
 */
export async function reserveLink(
  trx: Transaction,
  owner: LinkOwner,
  { purpose, emailKey, now, subject = {} }: ReservedLink,
): Promise<string> {
  const request = crypto.randomUUID();
  await trx
    .insertInto('tokens')
    .values({
      brand: owner.brand,
      token_hash: tokenHash(newToken()),
      purpose,
      member_id: owner.memberId,
      payload: JSON.stringify({ request, email_key: emailKey, ...subject }),
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifetime[purpose]),
      used_at: null,
    })
    .execute();
  return request;
}

/**
 * Makes a link with its token at once, for a mail that is being sent to the member as they were seen. Null where address or
 * password have changed since: whoever changes them voids all links, and this one would come after that.
 */
export async function insertLink(
  db: BrandDatabase,
  seen: Pick<MemberRow, 'brand' | 'id' | 'email_key' | 'password_hash'>,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const { rows } = await sql`
    insert into tokens (brand, token_hash, purpose, member_id, payload, created_at, expires_at, used_at)
    select brand, ${tokenHash(token)}, ${purpose}, id, null, ${now}::timestamptz,
      ${new Date(now.getTime() + linkLifetime[purpose])}::timestamptz, null
    from members
    where brand = ${seen.brand} and id = ${seen.id} and email_key = ${seen.email_key}
      and password_hash = ${seen.password_hash}
    for share
    returning token_hash`.execute(db);
  return rows.length > 0 ? token : null;
}

/**
 * Gives the reserved link its token and its whole time from now on; null where it was used or dropped meanwhile. The token is
 * the same at every try: a mail that seemed lost, and is sent again, may have arrived. Nobody can make it without the server's
 * key.
 */
export async function fillLink(
  { db, now, tokens }: { db: BrandDatabase; now: Date; tokens: Signer },
  owner: LinkOwner,
  purpose: LinkPurpose,
  request: string,
): Promise<{ token: string; subject: LinkSubject } | null> {
  const token = tokens.sign(JSON.stringify([owner.brand, purpose, request]));
  const row = await db
    .updateTable('tokens')
    .set({ token_hash: tokenHash(token), expires_at: new Date(now.getTime() + linkLifetime[purpose]) })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', purpose)
    .where(sql`payload ->> 'request'`, '=', request)
    .where('used_at', 'is', null)
    .returning('payload')
    .executeTakeFirst();
  return row ? { token, subject: subjectOf(row.payload) } : null;
}

function subjectOf(payload: Record<string, unknown> | null): LinkSubject {
  const { email, change } = payload ?? {};
  return { ...(typeof email === 'string' && { email }), ...(typeof change === 'string' && { change }) };
}

const linkOf = (db: BrandDatabase, brand: string, token: string, purpose: LinkPurpose) =>
  db
    .selectFrom('tokens')
    .select(['member_id as memberId', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .select('payload')
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose);

/** The link of a token, only to be looked at. */
export async function findLink(
  db: BrandDatabase,
  brand: string,
  token: string,
  purpose: LinkPurpose,
): Promise<FoundLink | undefined> {
  const row = await linkOf(db, brand, token, purpose).executeTakeFirst();
  return row && { ...row, subject: subjectOf(row.payload) };
}

/** A link and the member whom it was mailed to. */
interface LockedLink {
  link: FoundLink | undefined;
  member: MemberRow | undefined;
}

/** The link of a token and its owner, locked until the transaction ends: as everywhere the member first, then the links. */
export async function lockLink(
  trx: Transaction,
  brand: string,
  token: string,
  purpose: LinkPurpose,
): Promise<LockedLink> {
  const found = await findLink(trx, brand, token, purpose);
  const member = found && (await lockMember(trx, brand, found.memberId));
  const row = await linkOf(trx, brand, token, purpose).forUpdate().executeTakeFirst();
  return { link: row && { ...row, subject: subjectOf(row.payload) }, member };
}

/** Spends every open link of these purposes, the one that was followed and those mailed before it. */
export async function spendLinks(
  trx: Transaction,
  owner: LinkOwner,
  purposes: LinkPurpose | readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', 'in', [purposes].flat())
    .where('used_at', 'is', null)
    .execute();
}

/** The links of a purpose that a member asked for in the last day; newest first and no more than decide anything. */
export async function linksAskedFor(
  db: BrandDatabase,
  owner: LinkOwner,
  purpose: LinkPurpose,
  now: Date,
): Promise<(AskedLink & { isSpent: boolean })[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['created_at as at', sql<string>`payload ->> 'email_key'`.as('emailKey')])
    .select(({ eb }) => eb('used_at', 'is not', null).$castTo<boolean>().as('isSpent'))
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - DAY))
    .orderBy('created_at', 'desc')
    .limit(mailsADayInAll)
    .execute();
  return rows;
}

/** The new address whose link was asked for last and still works; null where none waits. */
export async function findWaitingAddress(
  db: BrandDatabase,
  owner: LinkOwner,
  now: Date,
): Promise<{ email: string; until: Date } | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['expires_at as until', 'payload'])
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', 'mail-change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { email } = subjectOf(row?.payload ?? null);
  return row && email ? { email, until: row.until } : null;
}

/** What the link of a token is for, whether or not it still works. */
export async function purposeOfLink(db: BrandDatabase, brand: string, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tokens')
    .select('purpose')
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return row?.purpose;
}
