import { emailKey } from '@parlour/models/account/sign-up/email';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { accountMailJob } from '../letters/account-mail.ts';
import { countMailRequest } from '../letters/mail-request.ts';
import type { AccountPorts } from '../ports.ts';
import { reserveLink, spendLinks, type LinkSubject } from '../store/links.ts';
import { findConfirmedOwner, type MemberRow } from '../store/members.ts';
import { lockMailsTo } from '../store/mail-requests.ts';

/** Who wants to be reached elsewhere, and where. */
export interface WishedAddress {
  member: MemberRow;
  email: string;
}

/**
 * Mails the link that confirms to the new address and the one that undoes to the old. Where somebody else has confirmed the
 * new address already, that owner is told of the attempt instead, and whoever asked sees no difference. No address gets
 * more than a day's mails of strangers.
 */
export async function mailChangeLinks(
  trx: Transaction,
  ports: AccountPorts,
  { brand, now, request: { origin, network } }: MemberContext,
  { member, email }: WishedAddress,
): Promise<void> {
  const address = emailKey(email);
  const change = crypto.randomUUID();
  const from = { brand: brand.id, memberId: member.id };
  await spendLinks(trx, from, 'mail-change', now);
  const reserve = (purpose: LinkPurpose, subject: LinkSubject) =>
    reserveLink(trx, from, { purpose, emailKey: address, now, subject });
  const confirming = await reserve('mail-change', { email, change });
  const undoing = await reserve('mail-change-undo', { email: member.email, change });
  const owner = await findConfirmedOwner(trx, brand.id, address);
  const asker = { brand: brand.id, purpose: 'mail-change-to', subject: address, network } as const;
  await lockMailsTo(trx, asker);
  if ((await countMailRequest(trx, asker, now)).ok) {
    await ports.enqueue(
      trx,
      accountMailJob(
        owner
          ? { kind: 'mail-change-attempt', brand: brand.id, memberId: owner.id, origin, request: null }
          : { kind: 'mail-change', ...from, origin, request: confirming },
      ),
    );
  }
  const at = now.toISOString();
  await ports.enqueue(trx, accountMailJob({ kind: 'mail-change-undo', ...from, origin, request: undoing, at }));
}
