import type { Transaction } from '@parlour/server-db/brand-database';
import type { MembersPorts } from '../ports.ts';
import { changeTotalNew } from '../store/totals.ts';

/**
 * Takes a like that was new and is no more out of a member's badge, and tells their pages what it shows now. Locks the mailbox row
 * as `changeTotalNew` does.
 */
export async function loseNewLike(
  { deliver }: Pick<MembersPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  memberId: string,
): Promise<void> {
  const totals = await changeTotalNew(trx, brand, memberId, -1);
  await deliver(trx, memberId, { kind: 'counts', ...totals });
}
