import { changeMailSubscription } from '@parlour/contract/account/notifications/change-mail-subscription';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { lockLink, spendLinks } from '../../store/links.ts';
import { endMails } from './end-mails.ts';
import type { NotificationPorts } from '../ports.ts';
import { enableMail } from '../store/mail-standing.ts';

/** A person on our page ends the notification mails, or takes them up again by the link that just arrived at the address. */
export const changeMailSubscriptionCall = (ports: NotificationPorts) =>
  handle(changeMailSubscription, async ({ body: { token, action } }, context) => {
    await (action === 'stop' ? endMails(ports, context, token) : resume(context, token));
    return { action };
  });

function resume(context: CallContext, token: string): Promise<void> {
  const { brand, now } = context;
  return inTransaction(context, async ({ trx }) => {
    const { link } = await lockLink(trx, brand.id, token, 'mail-resume');
    if (!link || !linkWorks(link, now)) throw refuse('link_expired');
    await spendLinks(trx, { brand: brand.id, memberId: link.memberId }, 'mail-resume', now);
    await enableMail(trx, brand.id, link.memberId);
  });
}
