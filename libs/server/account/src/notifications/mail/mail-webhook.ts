import { mailWebhook, type MailEvents } from '@parlour/contract/account/notifications/mail-webhook';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { readMailEvents } from './mail-signature.ts';
import type { NotificationPorts } from '../ports.ts';
import { stopMailsTo } from './stop-mails.ts';

const reasons = { bounce: 'bounce', fbl: 'fbl', unsubscribe: 'listunsubscribe' } as const satisfies Record<
  MailEvents['events'][number]['event'],
  DisabledReason
>;

/** Ends the notification mails of whoever did not take one, or called it spam. The same event twice changes nothing. */
export const mailWebhookCall = (ports: NotificationPorts) =>
  handle(mailWebhook, async ({ body }, context) => {
    const events = readMailEvents(body.signed_payload, ports.mailWebhookKey, context.now);
    if (!events) throw refuse('bad_signature');
    for (const { event, email } of events) await stopMailsTo(ports, context, email, reasons[event]);
    return { received: true as const };
  });
