import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { countMailRequest } from '../letters/mail-request.ts';
import type { AccountPorts } from '../ports.ts';
import { findLikelyOwner } from '../store/passwords.ts';

/**
 * Mails the way out to somebody who cannot or will not log in. Every address takes the same path and the same time, and the
 * job finds nobody where nobody has it.
 */
export const askToLeaveCall = (ports: AccountPorts) =>
  handle(askToLeave, async ({ body }, context) => {
    const { brand, db, now, request } = context;
    const address = emailKey(body.email);
    const verdict = await countMailRequest(
      db,
      { brand: brand.id, purpose: 'leaving', subject: address, network: request.network },
      now,
    );
    if (!verdict.ok) throw refuse('rate_limited', { minutes: verdict.minutes });
    const { id: memberId } = await findLikelyOwner(db, brand.id, address);
    const mail = { kind: 'leaving-link', brand: brand.id, memberId, origin: request.origin, request: null } as const;
    await inTransaction(context, ({ trx }) => ports.enqueue(trx, accountMailJob(mail)));
    return {};
  });
