import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { countMailRequest } from '../letters/mail-request.ts';
import type { AccountPorts } from '../ports.ts';
import { findLikelyOwner } from '../store/passwords.ts';

/**
 * Mails a link to choose a new password. Every address takes the same path: it is counted, looked up and given a job, and
 * the job finds nobody where nobody has it. Only a brand that reveals accounts says so here.
 */
export const askPasswordResetCall = (ports: AccountPorts) =>
  handle(askPasswordReset, async ({ body }, context) => {
    const { brand, db, now, request } = context;
    const address = emailKey(body.email);
    const asker = { brand: brand.id, purpose: 'password-reset', subject: address, network: request.network } as const;
    const verdict = await countMailRequest(db, asker, now);
    if (!verdict.ok) throw refuse('reset_limit', { minutes: verdict.minutes });

    const owner = await findLikelyOwner(db, brand.id, address);
    if (brand.settings.reveal_accounts && !owner.known) throw refuse('email_not_found');
    await inTransaction(context, ({ trx }) =>
      ports.enqueue(
        trx,
        accountMailJob({
          kind: 'password-reset',
          brand: brand.id,
          memberId: owner.id,
          origin: request.origin,
          request: null,
        }),
      ),
    );
    return {};
  });
