import { resumeMail } from '@parlour/contract/account/notifications/resume-mail';
import { mayResumeMail } from '@parlour/models/account/notifications/mail-resuming';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { countMailRequest } from '../../letters/mail-request.ts';
import type { NotificationPorts } from '../ports.ts';
import { enableMail, lockMailStanding } from '../store/mail-standing.ts';

/**
 * Takes notification mails up again (contract G2). Whoever had ended them has them back at once; an address that did not take
 * them, or an inbox that called them spam, must first follow the link of one mail.
 */
export const resumeMailCall = (ports: NotificationPorts) =>
  handle(resumeMail, async (_, context) => {
    const { brand, viewer, now, request } = context;
    if (!viewer.confirmed) throw refuse('not_confirmed');
    return inTransaction(context, async ({ trx }) => {
      const { disabled, bouncedAt } = await lockMailStanding(trx, brand.id, viewer.id);
      const verdict = mayResumeMail(disabled, bouncedAt, now);
      if (!verdict.ok) throw refuse(verdict.refusal);
      if (verdict.how === 'at-once') {
        await enableMail(trx, brand.id, viewer.id);
        return { state: 'active' as const };
      }
      const asker = { brand: brand.id, purpose: 'mail-resume', subject: viewer.id, network: request.network } as const;
      const counted = await countMailRequest(trx, asker, now);
      if (!counted.ok) throw refuse('rate_limited', { minutes: counted.minutes });
      const order = { brand: brand.id, memberId: viewer.id, origin: request.origin };
      await ports.enqueue(trx, { name: 'send-resume-mail', data: order });
      return { state: 'mailed' as const };
    });
  });
