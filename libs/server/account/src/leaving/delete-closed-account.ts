import { deleteClosedAccount } from '@parlour/contract/account/leaving/delete-closed-account';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { leave } from './leave.ts';
import type { AccountPorts } from '../ports.ts';
import { lockLink } from '../store/links.ts';

/** Deletes an account that is kept out and mails when; whoever was let in again meanwhile deletes it in the settings. */
export const deleteClosedAccountCall = (ports: AccountPorts) =>
  handle(deleteClosedAccount, async ({ body }, context) => {
    const { brand, now, request } = context;
    const deleteAt = await inTransaction(context, async ({ trx }) => {
      const { link, member } = await lockLink(trx, brand.id, body.token, 'leaving');
      if (!linkWorks(link, now) || member?.status !== 'blocked') throw refuse('link_expired');
      const owner = { brand: brand.id, memberId: member.id };
      const mail = { kind: 'account-deleted', ...owner, origin: request.origin, request: null } as const;
      await ports.enqueue(trx, accountMailJob(mail));
      return leave(ports, trx, owner, now);
    });
    return { delete_at: deleteAt.toISOString() };
  });
