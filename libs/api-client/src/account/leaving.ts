import { leavingOptions } from '@parlour/contract/account/leaving/leaving-options';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export type OwnDataCopy = ReplyOf<typeof listExports>['exports'][number];

/** What somebody who thinks of leaving should know. */
export const leavingPageOptions = () => callQuery(accountKeys.leaving, leavingOptions);

/** The copies of their own data that a member has asked for. */
export const exportsOptions = () => callQuery(accountKeys.exports, listExports);
