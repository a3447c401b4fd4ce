import { mayMailToday } from '@parlour/models/account/mailed-links';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/call-context';
import { sendMailJob } from './account-mail.ts';
import type { AccountPorts } from './ports.ts';
import { linksAskedFor, reserveLink } from './store/links.ts';
import { findConfirmedOwner } from './store/members.ts';

/**
 * Asks the holder of an address to confirm it. Where somebody else has confirmed it already, that owner is told of the
 * attempt instead, and whoever tried sees no difference. No address gets more than a day's mails, whoever types it.
 */
export async function askToConfirm(
  trx: Transaction,
  ports: AccountPorts,
  { brand, now, request: { origin } }: CallContext,
  member: { id: string; emailKey: string },
): Promise<void> {
  const asked = await linksAskedFor(trx, brand.id, member.emailKey, 'activation', now);
  if (!mayMailToday(asked, now)) return;
  const request = await reserveLink(trx, { brand: brand.id, memberId: member.id }, 'activation', member.emailKey, now);
  const owner = await findConfirmedOwner(trx, brand.id, member.emailKey);
  await ports.enqueue(
    trx,
    sendMailJob(
      owner
        ? { kind: 'sign-up-attempt', brand: brand.id, memberId: owner.id, origin, request: null }
        : { kind: 'activation', brand: brand.id, memberId: member.id, origin, request },
    ),
  );
}
