import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import { handle } from '@parlour/server-kit/calls/handle';
import { endMails } from './end-mails.ts';
import type { NotificationPorts } from '../ports.ts';

/** Ends notification mails; a mail program pressed its own button (RFC 8058). */
export const unsubscribeCall = (ports: NotificationPorts) =>
  handle(unsubscribe, async ({ query }, context) => {
    await endMails(ports, context, query.token);
    return { unsubscribed: true as const };
  });
