import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findRemaining } from '../store/members.ts';
import type { ModerationPorts } from './ports.ts';

/** Who was told of a decision; whoever is erased, or was a visitor, is nobody. */
export type Told = 'member' | 'reporter';

/** Somebody whom a decision concerns, and what their list says of it; whoever may not come in any more has no list. */
export interface Concerned {
  memberId: string | null;
  notice: AccountNotice | null;
  /** The decision that the notice leads to; of those who may know of it. */
  decisionId?: string | null;
  /** Left out where nothing is said to them, and only their pages are brought up to date. */
  as?: Told;
}

/**
 * Tells those of the members who still are, by ascending id as mailboxes are locked: live, and on their lists.
 *
 * @returns which of them are told, so that a moderator knows
 */
export async function tellOfDecision(
  ports: Pick<ModerationPorts, 'deliver' | 'tell'>,
  trx: Transaction,
  brand: string,
  concerned: readonly Concerned[],
): Promise<Told[]> {
  const known = new Map(concerned.map((one) => [one.memberId, one]));
  const ids = [...known.keys()].filter((id) => id !== null);
  const remaining = await findRemaining(trx, brand, ids);
  for (const id of remaining) {
    await ports.deliver(trx, id, { kind: 'decision' });
    const { notice, decisionId } = known.get(id)!;
    if (notice) await ports.tell(trx, { brand, memberId: id }, notice, decisionId ?? undefined);
  }
  return concerned.flatMap(({ memberId, as }) => (as && memberId && remaining.includes(memberId) ? as : []));
}
