import { linksVoidedBy } from '@parlour/models/account/mailed-links';
import { forgetLikesOf } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { AccountPorts } from '../ports.ts';
import { quietLikes } from '../notifications/telling/quiet-likes.ts';
import { spendLinks, type LinkOwner } from '../store/links.ts';
import { deleteSessions } from '../store/sessions.ts';

/** Whose access ends, and whether they leave by themselves or the account is closed. */
export interface EndedAccess extends LinkOwner {
  by: 'leaving' | 'closing';
}

/** Ends what lets a member in, their open links and every session with its streams, and the news that others have of them. */
export async function endAccess(
  ports: Pick<AccountPorts, 'publish'>,
  trx: Transaction,
  { brand, memberId, by }: EndedAccess,
  now: Date,
): Promise<void> {
  await spendLinks(trx, { brand, memberId }, linksVoidedBy[by], now);
  await deleteSessions(trx, brand, memberId);
  await forgetLikesOf(trx, { brand, memberId, now });
  await quietLikes(ports, trx, brand, memberId);
}
