import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { DAY } from '@parlour/models/durations';
import type { Transaction } from '@parlour/server-db/brand-database';
import { endAccess } from '../log-in/end-access.ts';
import type { AccountPorts } from '../ports.ts';
import { hideMember } from '../store/leaving.ts';
import type { LinkOwner } from '../store/links.ts';

/** Takes a member off the site at once, and answers when the deletion is due (spec section 4). */
export async function leave(
  ports: Pick<AccountPorts, 'publish'>,
  trx: Transaction,
  owner: LinkOwner,
  now: Date,
): Promise<Date> {
  const deleteAt = new Date(now.getTime() + deletionTerm * DAY);
  await hideMember(trx, owner.brand, owner.memberId, deleteAt);
  await endAccess(ports, trx, { ...owner, by: 'leaving' }, now);
  return deleteAt;
}
