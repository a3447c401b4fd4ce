import type { MemberPair } from '@parlour/models/members/member-pair';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Who blocks whom, and when. */
export interface NewBlock extends MemberPair {
  now: Date;
}

/** Somebody a member has blocked. */
export interface BlockedMember {
  id: string;
  /** They block the member too. */
  blocks_back: boolean;
  /** What they were called when they did; null where they did not, or nobody kept it. */
  name_then: string | null;
}

/** Those a member has blocked, newest first. */
export async function findBlocked(
  db: BrandDatabase,
  brand: string,
  blockerId: string,
  limit: number,
): Promise<BlockedMember[]> {
  return db
    .selectFrom('blocks as b')
    .leftJoin('blocks as back', (join) =>
      join
        .on('back.brand', '=', brand)
        .onRef('back.blocker_id', '=', 'b.blocked_id')
        .onRef('back.blocked_id', '=', 'b.blocker_id'),
    )
    .select(({ eb }) => [
      'b.blocked_id as id',
      eb('back.blocker_id', 'is not', null).$castTo<boolean>().as('blocks_back'),
      'back.blocker_name as name_then',
    ])
    .where('b.brand', '=', brand)
    .where('b.blocker_id', '=', blockerId)
    .orderBy('b.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Is there a profile with this id, whatever state its account is in? */
export async function profileExists(trx: Transaction, brand: string, memberId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('profiles')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks, and keeps what the blocker is called now; false where the block was there already. */
export async function insertBlock(trx: Transaction, { brand, memberId, otherId, now }: NewBlock): Promise<boolean> {
  const made = await trx
    .insertInto('blocks')
    .columns(['brand', 'blocker_id', 'blocked_id', 'created_at', 'blocker_name'])
    .expression(({ selectFrom, val }) =>
      selectFrom('profiles')
        .select(['brand', 'member_id', val(otherId).as('blocked_id'), val(now).as('created_at'), 'name'])
        .where('brand', '=', brand)
        .where('member_id', '=', memberId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False where there was none. */
export async function deleteBlock(trx: Transaction, { brand, memberId, otherId }: MemberPair): Promise<boolean> {
  const gone = await trx
    .deleteFrom('blocks')
    .where('brand', '=', brand)
    .where('blocker_id', '=', memberId)
    .where('blocked_id', '=', otherId)
    .returning('blocked_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Does the other one block the member too? */
export async function isBlockedBack(trx: Transaction, { brand, memberId, otherId }: MemberPair): Promise<boolean> {
  const row = await trx
    .selectFrom('blocks')
    .select('blocked_id')
    .where('brand', '=', brand)
    .where('blocker_id', '=', otherId)
    .where('blocked_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
