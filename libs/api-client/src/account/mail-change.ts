import type { QueryClient } from '@tanstack/react-query';
import { mailChangeState } from '@parlour/contract/account/mail-change/mail-change-state';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { accountKeys } from './keys.ts';

export type WaitingAddress = NonNullable<ReplyOf<typeof mailChangeState>['waiting']>;

/** The new address that waits for its link to be followed. */
export const mailChangeOptions = () => callQuery(accountKeys.mailChange, mailChangeState);

/** After another address was asked for: what waits is asked for again, in other tabs too. */
export function mailChangeAsked(client: QueryClient): Promise<void> {
  tellOtherTabs(accountKeys.mailChange);
  return client.invalidateQueries({ queryKey: accountKeys.mailChange });
}
