import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A pending notification: a member in a conversation with messages that nobody has told them of. */
export interface UntoldSeat {
  conversationId: string;
  memberId: string;
  otherId: string;
  muted: boolean;
  /** When the newest of them came. */
  untoldAt: Date;
}

/**
 * Members whom new messages wait for, those first who wait longest.
 *
 * @param after the last one of the page before; null for the first page
 */
export async function findUntold(
  db: BrandDatabase,
  brand: string,
  after: UntoldSeat | null,
  limit: number,
): Promise<UntoldSeat[]> {
  const further = after
    ? sql`and (untold_at, conversation_id, member_id) > (${after.untoldAt}, ${after.conversationId}::uuid, ${after.memberId}::uuid)`
    : sql``;
  const { rows } = await sql<UntoldSeat>`
    select conversation_id as "conversationId", member_id as "memberId", other_id as "otherId", muted, untold_at as "untoldAt"
    from participants where brand = ${brand} and untold_at is not null ${further}
    order by untold_at, conversation_id, member_id limit ${limit}`.execute(db);
  return rows;
}

/** Nobody has to tell of these messages any more, unless another came meanwhile. */
export async function markTold(
  db: BrandDatabase,
  brand: string,
  { conversationId, memberId, untoldAt }: UntoldSeat,
): Promise<void> {
  await db
    .updateTable('participants')
    .set({ untold_at: null })
    .where('brand', '=', brand)
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .where('untold_at', '=', untoldAt)
    .execute();
}
