import type { MailSubscriptionAction } from '@parlour/contract/account/notifications/change-mail-subscription';
import { addresses } from '@parlour/contract/addresses';

/** What the address of the page says: a link of a mail to be followed, or what one has done. */
export type UnsubscribeAddress =
  { state: 'asked'; action: MailSubscriptionAction; token: string } | { state: 'done'; action: MailSubscriptionAction };

const actionOf = (text: string | null): MailSubscriptionAction => (text === 'resume' ? 'resume' : 'stop');

/** Reads `?token=&action=` and `?done=`. */
export function readUnsubscribe(search: URLSearchParams): UnsubscribeAddress {
  const done = search.get('done');
  if (done !== null) return { state: 'done', action: actionOf(done) };
  return { state: 'asked', action: actionOf(search.get('action')), token: search.get('token') ?? '' };
}

export const unsubscribeDoneAddress = (action: MailSubscriptionAction): string =>
  addresses.unsubscribe.href(undefined, { done: action });
