import type { QueryClient } from '@tanstack/react-query';
import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { accountKeys } from './keys.ts';

export type ListedSession = ReplyOf<typeof listSessions>['sessions'][number];

/** Where a member is logged in. */
export const sessionsOptions = () => callQuery(accountKeys.sessions, listSessions);

/** After sessions were ended: those that are left are asked for again, in other tabs too. */
export function sessionsChanged(client: QueryClient): Promise<void> {
  tellOtherTabs(accountKeys.sessions);
  return client.invalidateQueries({ queryKey: accountKeys.sessions });
}
