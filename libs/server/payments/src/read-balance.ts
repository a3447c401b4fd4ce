import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A member's credits; nothing where there is no account yet. */
export async function readBalance(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}
