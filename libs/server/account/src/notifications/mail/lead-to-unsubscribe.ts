import { leadToUnsubscribe } from '@parlour/contract/account/notifications/lead-to-unsubscribe';
import { addresses } from '@parlour/contract/addresses';
import { handle } from '@parlour/server-kit/calls/handle';
import { pageLink } from '@parlour/server-mail/page-link';
import { findAddressee } from './end-mails.ts';
import type { NotificationPorts } from '../ports.ts';

/** Leads whoever opens the address of the button to end mails to the page that asks first, in the language of the mail. */
export const leadToUnsubscribeCall = (ports: NotificationPorts) =>
  handle(leadToUnsubscribe, async ({ query: { token } }, context) => {
    const page = addresses.unsubscribe.href(undefined, { token: token || undefined });
    const member = await findAddressee(ports, context, token);
    return member ? pageLink('', context.brand, member.language, page) : page;
  });
