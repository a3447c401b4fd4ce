import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findRemaining } from '../store/members.ts';
import type { ModerationPorts } from './ports.ts';

/** Somebody whom a decision concerns, and what their list says of it; whoever may not come in any more has no list. */
export interface Concerned {
  memberId: string | null;
  notice: AccountNotice | null;
}

/** Tells those of the members who still are, by ascending id as mailboxes are locked: live, and on their lists. */
export async function tellOfDecision(
  ports: Pick<ModerationPorts, 'deliver' | 'tell'>,
  trx: Transaction,
  brand: string,
  concerned: readonly Concerned[],
): Promise<void> {
  const notices = new Map(concerned.map(({ memberId, notice }) => [memberId, notice]));
  const ids = [...notices.keys()].filter((id) => id !== null);
  for (const id of await findRemaining(trx, brand, ids)) {
    await ports.deliver(trx, id, { kind: 'decision' });
    const notice = notices.get(id);
    if (notice) await ports.tell(trx, { brand, memberId: id }, notice);
  }
}
