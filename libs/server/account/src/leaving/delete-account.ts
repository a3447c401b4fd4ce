import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { leave } from './leave.ts';
import { countUnaskedMail } from '../letters/mail-request.ts';
import { ownMember } from '../user/own-member.ts';
import { lockWithPassword, refuseWrongPassword } from '../password/own-password.ts';
import type { AccountPorts } from '../ports.ts';
import { keepReasons } from '../store/leaving.ts';

/**
 * Takes the account off the site, ends every session with its streams, and mails the link that brings it back. An address that
 * is not confirmed may be a stranger's, and gets no more than a day's mails, whoever leaves.
 */
export const deleteAccountCall = (ports: AccountPorts) =>
  handle(deleteAccount, async ({ body }, context) => {
    const { brand, now, request } = context;
    const member = await ownMember(context);
    await refuseWrongPassword(context, member, body.password, 'password');
    const reasons = [...new Set(body.reason_ids)];
    const owner = { brand: brand.id, memberId: member.id };
    const deleteAt = await inTransaction(context, async ({ trx }) => {
      const locked = await lockWithPassword(trx, member, 'password');
      if (locked.status === 'pending_deletion') throw refuse('authentication_required');
      await keepReasons(trx, brand.id, { memberId: member.id, reasons, comment: body.comment || null, now });
      const { network, origin } = request;
      const asker = { brand: brand.id, purpose: 'leaving', subject: locked.email_key, network } as const;
      if (locked.confirmed_at || (await countUnaskedMail(trx, asker, now)))
        await ports.enqueue(trx, accountMailJob({ kind: 'account-deleted', ...owner, origin, request: null }));
      return leave(ports, trx, owner, now);
    });
    await context.endSession();
    return { delete_at: deleteAt.toISOString(), reactivate_until: deleteAt.toISOString() };
  });
