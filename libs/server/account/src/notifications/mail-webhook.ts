import { mailWebhook, type MailEvents } from '@parlour/contract/account/mail-webhook';
import { emailKey } from '@parlour/models/account/email';
import type { DisabledReason } from '@parlour/models/account/notification-settings';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { readMailEvents } from './mail-signature.ts';
import type { NotificationPorts } from './ports.ts';
import { disableMail, membersAt, noteBounce } from './store/mail-standing.ts';

const reasons = { bounce: 'bounce', fbl: 'fbl', unsubscribe: 'listunsubscribe' } as const satisfies Record<
  MailEvents['events'][number]['event'],
  DisabledReason
>;

/** Ends the notification mails of whoever did not take one, or called it spam. The same event twice changes nothing. */
export const mailWebhookCall = (ports: NotificationPorts) =>
  handle(mailWebhook, async ({ body }, context) => {
    const events = readMailEvents(body.signed_payload, ports.mailWebhookKey, context.now);
    if (!events) throw refuse('bad_signature');
    for (const { event, email } of events) {
      const members = await membersAt(context.db, context.brand.id, emailKey(email));
      for (const memberId of members) await stopMail(ports, context, memberId, reasons[event]);
    }
    return { received: true as const };
  });

async function stopMail(
  ports: NotificationPorts,
  context: CallContext,
  memberId: string,
  reason: DisabledReason,
): Promise<void> {
  const { brand, now } = context;
  await inTransaction(context, async ({ trx }) => {
    if (reason === 'bounce') await noteBounce(trx, brand.id, memberId, now);
    if (!(await disableMail(trx, brand.id, memberId, reason)) || reason === 'listunsubscribe') return;
    const notice = {
      kind: 'account',
      brand: brand.id,
      memberId,
      at: now.toISOString(),
      notice: 'mail_stopped',
    } as const;
    await ports.enqueue(trx, { name: 'notify', data: notice });
  });
}
