import type { MailChangeAction } from '@parlour/contract/account/mail-change/change-mail';
import { addresses } from '@parlour/contract/addresses';

/** What the address of the page says: a mailed link to be followed, or what one has done. */
export type MailChangeAddress =
  { state: 'asked'; action: MailChangeAction; token: string } | { state: 'done'; action: MailChangeAction };

const actionOf = (text: string | null): MailChangeAction => (text === 'undo' ? 'undo' : 'confirm');

/** Reads `?token=&action=` and `?done=`. */
export function readMailChange(search: URLSearchParams): MailChangeAddress {
  const done = search.get('done');
  if (done !== null) return { state: 'done', action: actionOf(done) };
  return { state: 'asked', action: actionOf(search.get('action')), token: search.get('token') ?? '' };
}

export const mailChangeDoneAddress = (action: string | null): string =>
  addresses.mailChange.href(undefined, { done: actionOf(action) });
