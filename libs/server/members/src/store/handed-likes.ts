import { handedMost } from '@parlour/models/members/hand-over-like';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Whose likes are unseen, the newest first and no more than can be handed over; profiles that are gone are left out. */
export async function findUnseenLikes(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.brand', '=', 'likes.brand').onRef('profiles.member_id', '=', 'likes.from_id'),
    )
    .select('likes.from_id')
    .where('likes.brand', '=', brand)
    .where('likes.to_id', '=', memberId)
    .where('likes.is_new', '=', true)
    .where('profiles.status', '=', 'active')
    .orderBy('likes.created_at', 'desc')
    .orderBy('likes.from_id')
    .limit(handedMost)
    .execute();
  return rows.map((row) => row.from_id);
}

/** The likes that a session was shown in full; locks the session, so that two of its tabs are never handed the same one. */
export async function lockHandedLikes(trx: Transaction, brand: string, sessionId: string): Promise<string[]> {
  const row = await trx
    .selectFrom('sessions')
    .select('handed_likes')
    .where('brand', '=', brand)
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row?.handed_likes ?? [];
}

/** Keeps which likes a session was shown in full; its row is to be locked (`lockHandedLikes`). */
export async function rememberHandedLikes(
  trx: Transaction,
  brand: string,
  sessionId: string,
  handed: string[],
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ handed_likes: handed })
    .where('brand', '=', brand)
    .where('id', '=', sessionId)
    .execute();
}
