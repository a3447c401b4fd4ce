import { sql } from 'kysely';
import { linkLifetime, type LinkPurpose, type MailedLink } from '@parlour/models/account/mailed-links';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { newToken, tokenHash } from '../one-time-token.ts';

export interface LinkOwner {
  brand: string;
  memberId: string;
}

export interface FoundLink extends MailedLink {
  memberId: string;
}

/**
 * Makes a place for a link that a mail will carry, and gives the request that names it. Its token is made by whoever sends
 * the mail, so that nobody can read it out of the queue.
 */
export async function reserveLink(
  trx: Transaction,
  owner: LinkOwner,
  purpose: LinkPurpose,
  emailKey: string,
  now: Date,
): Promise<string> {
  const request = crypto.randomUUID();
  await trx
    .insertInto('tokens')
    .values({
      brand: owner.brand,
      token_hash: tokenHash(newToken()),
      purpose,
      member_id: owner.memberId,
      payload: JSON.stringify({ request, email_key: emailKey }),
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifetime[purpose]),
      used_at: null,
    })
    .execute();
  return request;
}

/** Gives the reserved link a fresh token; null where it was used or dropped meanwhile. */
export async function fillLink(
  db: BrandDatabase,
  owner: LinkOwner,
  purpose: LinkPurpose,
  request: string,
): Promise<string | null> {
  const token = newToken();
  const row = await db
    .updateTable('tokens')
    .set({ token_hash: tokenHash(token) })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', purpose)
    .where(sql`payload ->> 'request'`, '=', request)
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row ? token : null;
}

/** The link of a token, locked until the transaction ends. */
export async function lockLink(
  trx: Transaction,
  brand: string,
  token: string,
  purpose: LinkPurpose,
): Promise<FoundLink | undefined> {
  const row = await trx
    .selectFrom('tokens')
    .select(['member_id', 'expires_at', 'used_at'])
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  return row && { memberId: row.member_id, expiresAt: row.expires_at, usedAt: row.used_at };
}

/** Spends every open link of a purpose, the one that was followed and those mailed before it. */
export async function spendLinks(trx: Transaction, owner: LinkOwner, purpose: LinkPurpose, now: Date): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** When links of a purpose were asked for in the last day, for one address, by however many accounts. */
export async function linksAskedFor(
  db: BrandDatabase,
  brand: string,
  emailKey: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'tokens.brand').onRef('members.id', '=', 'tokens.member_id'),
    )
    .select('tokens.created_at')
    .where('members.brand', '=', brand)
    .where('members.email_key', '=', emailKey)
    .where('tokens.purpose', '=', purpose)
    .where('tokens.created_at', '>', new Date(now.getTime() - 86_400_000))
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Does this token invite somebody to join, and may it still be used? */
export async function isInvitation(db: BrandDatabase, brand: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .select('member_id')
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
