import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export type ListedSession = ReplyOf<typeof listSessions>['sessions'][number];

/** Where a member is logged in. */
export const sessionsOptions = () => callQuery(accountKeys.sessions, listSessions);
