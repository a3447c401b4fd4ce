import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A member in a conversation with messages that nobody has told them of. */
export interface UntoldSeat {
  conversationId: string;
  memberId: string;
  otherId: string;
  muted: boolean;
  /** When the newest of them came. */
  untoldAt: Date;
}

/** Members whom new messages wait for, those first who wait longest. */
export async function findUntold(db: BrandDatabase, brand: string, limit: number): Promise<UntoldSeat[]> {
  const rows = await db
    .selectFrom('participants')
    .select(['conversation_id', 'member_id', 'other_id', 'muted', 'untold_at'])
    .where('brand', '=', brand)
    .where('untold_at', 'is not', null)
    .orderBy('untold_at')
    .limit(limit)
    .$narrowType<{ untold_at: Date }>()
    .execute();
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    memberId: row.member_id,
    otherId: row.other_id,
    muted: row.muted,
    untoldAt: row.untold_at,
  }));
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
