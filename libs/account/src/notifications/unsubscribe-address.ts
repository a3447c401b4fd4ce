import type { MailSubscriptionAction } from '@parlour/contract/account/notifications/change-mail-subscription';
import { addresses } from '@parlour/contract/addresses';
import { readMailedLink, type MailedLinkAddress } from '../mailed-link-address.ts';

export type UnsubscribeAddress = MailedLinkAddress<MailSubscriptionAction>;

const actionOf = (text: string | null): MailSubscriptionAction => (text === 'resume' ? 'resume' : 'stop');

/** Whether mails are to stop or to go on, or do. */
export const readUnsubscribe = (search: URLSearchParams): UnsubscribeAddress => readMailedLink(search, actionOf);

/** The address of the page once that was done, which carries no token. */
export const unsubscribeDoneAddress = (action: MailSubscriptionAction): string =>
  addresses.unsubscribe.href(undefined, { done: action });
