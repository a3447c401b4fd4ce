import { sql } from 'kysely';
import { creditMovements } from '@parlour/contract/types/notifications';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface CreditMovement {
  id: string;
  kind: (typeof creditMovements)[number];
  credits: number;
}

/** What moved a member's credits last, spending for messages and gifts left out; looks at the newest few movements alone. */
export async function newestCredits(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<CreditMovement | undefined> {
  const { rows } = await sql<CreditMovement>`
    select t.id, t.kind, e.credits from (
      select transaction_id, credits, seq from ledger_entries
      where brand = ${brand} and member_id = ${memberId} and account = 'member' order by seq desc limit 5
    ) e join ledger_transactions t on t.brand = ${brand} and t.id = e.transaction_id
    where t.kind in (${sql.join(creditMovements)}) order by e.seq desc limit 1`.execute(db);
  return rows[0];
}
