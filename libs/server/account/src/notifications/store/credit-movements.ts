import { sql } from 'kysely';
import { creditMovements } from '@parlour/contract/types/notifications';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Whose } from './notifications.ts';

export interface CreditMovement {
  id: string;
  kind: (typeof creditMovements)[number];
  credits: number;
  at: Date;
}

/** Entries of an account that are looked through: nobody sends so many messages before a job has run. */
const LOOKED_THROUGH = 200;

/** What moved a member's credits since a moment, spending for messages and gifts left out. */
export async function movementsSince(
  db: BrandDatabase,
  { brand, memberId }: Whose,
  since: Date,
): Promise<CreditMovement[]> {
  const { rows } = await sql<CreditMovement>`
    select t.id, t.kind, e.credits, e.created_at as at from (
      select transaction_id, credits, created_at from ledger_entries
      where brand = ${brand} and member_id = ${memberId} and account = 'member' order by seq desc limit ${LOOKED_THROUGH}
    ) e join ledger_transactions t on t.brand = ${brand} and t.id = e.transaction_id
    where e.created_at >= ${since} and t.kind in (${sql.join(creditMovements)})`.execute(db);
  return rows;
}
