import { confirmationsPerNetwork, minutesUntilForgotten } from '@parlour/models/account/notifications/mail-requests';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { countUnaskedMail } from '../letters/mail-request.ts';
import type { AccountPorts } from '../ports.ts';
import { reserveLink } from '../store/links.ts';
import { oldestOfNetwork } from '../store/mail-requests.ts';
import { findConfirmedOwner } from '../store/members.ts';

/**
 * Asks the holder of an address to confirm it. Where somebody else has confirmed it already, that owner is told of the
 * attempt instead, and whoever tried sees no difference. No address gets more than a day's mails, whoever types it; who has
 * asked too often for one is told so by `mayMailAgain`, who meets what others asked for is not.
 *
 * @throws rate_limited where a network has had a day's confirmations, for whatever addresses
 */
export async function askToConfirm(
  trx: Transaction,
  ports: AccountPorts,
  { brand, now, request: { network, origin } }: CallContext,
  member: { id: string; emailKey: string },
): Promise<void> {
  const { emailKey } = member;
  const reserved = { purpose: 'activation', emailKey, now } as const;
  const request = await reserveLink(trx, { brand: brand.id, memberId: member.id }, reserved);
  const asker = { brand: brand.id, purpose: 'activation', subject: emailKey, network } as const;
  const minutes = minutesUntilForgotten(await oldestOfNetwork(trx, asker, confirmationsPerNetwork, now), now);
  if (minutes > 0) throw refuse('rate_limited', { minutes });
  if (!(await countUnaskedMail(trx, asker, now))) return;
  const owner = await findConfirmedOwner(trx, brand.id, emailKey);
  await ports.enqueue(
    trx,
    accountMailJob(
      owner
        ? { kind: 'sign-up-attempt', brand: brand.id, memberId: owner.id, origin, request: null }
        : { kind: 'activation', brand: brand.id, memberId: member.id, origin, request },
    ),
  );
}
