import { v7 as uuid } from 'uuid';
import { exportLifetime, type AskedExport } from '@parlour/models/account/own-data';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** More than anybody can ask for in the days that a copy is kept. */
const MAX_EXPORTS = 20;

export interface KeptExport extends AskedExport {
  id: string;
  expiresAt: Date;
}

/** Takes note of a copy that was asked for, which lapses by itself; its id. */
export async function insertExport(trx: Transaction, brand: string, memberId: string, now: Date): Promise<string> {
  const id = uuid();
  const expires_at = new Date(now.getTime() + exportLifetime);
  await trx
    .insertInto('exports')
    .values({ brand, id, member_id: memberId, state: 'preparing', created_at: now, expires_at })
    .execute();
  return id;
}

/** A member's copies, the newest first. */
export async function findExports(db: BrandDatabase, brand: string, memberId: string): Promise<KeptExport[]> {
  const rows = await db
    .selectFrom('exports')
    .select(['id', 'state', 'created_at', 'expires_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EXPORTS)
    .execute();
  return rows.map(({ id, state, created_at, expires_at }) => ({
    id,
    ready: state === 'ready',
    createdAt: created_at,
    expiresAt: expires_at,
  }));
}

/** Whose copy it is and whether it is there; undefined where it was swept. */
export async function findExport(
  db: BrandDatabase,
  brand: string,
  id: string,
): Promise<{ memberId: string; ready: boolean; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom('exports')
    .select(['member_id', 'state', 'expires_at'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { memberId: row.member_id, ready: row.state === 'ready', expiresAt: row.expires_at };
}

/** The copy can be downloaded from now on; false where that was so already, or it was swept meanwhile. */
export async function markReady(trx: Transaction, brand: string, id: string, now: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('exports')
    .set({ state: 'ready', expires_at: new Date(now.getTime() + exportLifetime) })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Forgets copies whose time is over. */
export async function deleteExpired(db: BrandDatabase, brand: string, now: Date): Promise<void> {
  await db.deleteFrom('exports').where('brand', '=', brand).where('expires_at', '<=', now).execute();
}
