import { changeMailSubscription, unsubscribe } from '@parlour/contract/account/unsubscribe';
import { linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { lockLink, spendLinks } from '../store/links.ts';
import type { NotificationPorts } from './ports.ts';
import { disableMail, enableMail } from './store/mail-standing.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Ends notification mails; a mail program pressed its own button (RFC 8058). */
export const unsubscribeCall = (ports: NotificationPorts) =>
  handle(unsubscribe, async ({ query }, context) => {
    await stop(ports, context, query.token);
    return { unsubscribed: true as const };
  });

/** The same by a person on our page; or takes the mails up again, by the link that just arrived at the address. */
export const changeMailSubscriptionCall = (ports: NotificationPorts) =>
  handle(changeMailSubscription, async ({ body: { token, action } }, context) => {
    await (action === 'stop' ? stop(ports, context, token) : resume(context, token));
    return { action };
  });

async function stop({ signer }: NotificationPorts, { brand, db }: CallContext, token: string): Promise<void> {
  const memberId = readUnsubscribeToken(signer, brand.id, token);
  if (!memberId) throw refuse('link_expired');
  await disableMail(db, brand.id, memberId, 'listunsubscribe');
}

function resume(context: CallContext, token: string): Promise<void> {
  const { brand, now } = context;
  return inTransaction(context, async ({ trx }) => {
    const { link } = await lockLink(trx, brand.id, token, 'mail-resume');
    if (!link || !linkWorks(link, now)) throw refuse('link_expired');
    await spendLinks(trx, { brand: brand.id, memberId: link.memberId }, 'mail-resume', now);
    await enableMail(trx, brand.id, link.memberId);
  });
}
