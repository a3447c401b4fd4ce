import type { Transaction } from '@parlour/server-db/brand-database';
import { endAccess } from '../log-in/end-access.ts';
import type { AccountPorts } from '../ports.ts';
import { closeMember, reopenMember } from '../store/closing.ts';
import type { LinkOwner } from '../store/links.ts';
import { lockMember } from '../store/members.ts';

/**
 * Keeps a member out, as the moderation decided: nobody sees the profile, every session and its live streams end. Whoever is
 * leaving goes on leaving, and does not come back by the mailed link while the decision is in force.
 */
export async function closeAccount(
  ports: Pick<AccountPorts, 'publish'>,
  trx: Transaction,
  owner: LinkOwner,
  now: Date,
): Promise<void> {
  await lockMember(trx, owner.brand, owner.memberId);
  await closeMember(trx, owner.brand, owner.memberId);
  await endAccess(ports, trx, { ...owner, by: 'closing' }, now);
}

/** Lets a member in again who was kept out, and says whether one was; the likes of before are news to nobody. */
export const reopenAccount = (trx: Transaction, { brand, memberId }: LinkOwner, now: Date): Promise<boolean> =>
  reopenMember(trx, brand, memberId, now);
