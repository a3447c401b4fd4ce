import { linksVoidedBy } from '@parlour/models/account/mailed-links';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { AccountPorts } from './ports.ts';
import { quietLikes } from './quiet-likes.ts';
import { closeMember, reopenMember } from './store/closing.ts';
import { spendLinks, type LinkOwner } from './store/links.ts';
import { lockMember } from './store/members.ts';
import { deleteSessions } from './store/sessions.ts';

/**
 * Keeps a member out, as the moderation decided: nobody sees the profile, every session and its live streams end. Whoever is
 * leaving goes on leaving, and does not come back by the mailed link while the decision is in force.
 */
export async function closeAccount(
  ports: Pick<AccountPorts, 'publish'>,
  trx: Transaction,
  { brand, memberId }: LinkOwner,
  now: Date,
): Promise<void> {
  await lockMember(trx, brand, memberId);
  await closeMember(trx, brand, memberId);
  await spendLinks(trx, { brand, memberId }, linksVoidedBy.closing, now);
  await deleteSessions(trx, brand, memberId);
  await quietLikes(ports, trx, brand, memberId);
}

/** Lets a member in again who was kept out, and says whether one was; the likes of before are news to nobody. */
export const reopenAccount = (trx: Transaction, { brand, memberId }: LinkOwner, now: Date): Promise<boolean> =>
  reopenMember(trx, brand, memberId, now);
