import type { MailChangeAction } from '@parlour/contract/account/mail-change/change-mail';
import { addresses } from '@parlour/contract/addresses';
import { readMailedLink, type MailedLinkAddress } from '../mailed-link-address.ts';

export type MailChangeAddress = MailedLinkAddress<MailChangeAction>;

const actionOf = (text: string | null): MailChangeAction => (text === 'undo' ? 'undo' : 'confirm');

/** Whether the new address is to be confirmed or the change undone, or was. */
export const readMailChange = (search: URLSearchParams): MailChangeAddress => readMailedLink(search, actionOf);

/** The address of the page once that was done, which carries no token; any act but `undo` counts as `confirm`. */
export const mailChangeDoneAddress = (action: string | null): string =>
  addresses.mailChange.href(undefined, { done: actionOf(action) });
