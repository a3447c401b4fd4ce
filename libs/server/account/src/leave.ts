import { linkLifetime, linksVoidedBy } from '@parlour/models/account/mailed-links';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { AccountPorts } from './ports.ts';
import { quietLikes } from './quiet-likes.ts';
import { hideMember } from './store/leaving.ts';
import { spendLinks, type LinkOwner } from './store/links.ts';
import { deleteSessions } from './store/sessions.ts';

/** Takes a member off the site at once and ends every session with its streams. Answers when the deletion is due. */
export async function leave(
  ports: Pick<AccountPorts, 'publish'>,
  trx: Transaction,
  { brand, memberId }: LinkOwner,
  now: Date,
): Promise<Date> {
  const deleteAt = new Date(now.getTime() + linkLifetime.reactivation);
  await hideMember(trx, brand, memberId, deleteAt);
  await spendLinks(trx, { brand, memberId }, linksVoidedBy.closing, now);
  await deleteSessions(trx, brand, memberId);
  await quietLikes(ports, trx, brand, memberId);
  return deleteAt;
}
