import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { member } from '@parlour/testing/page-data';

/** What the server says of who is here. */
export type Reply = ReplyOf<typeof getUser>;

export const ada = member({ id: 'ada' }) as Reply;
export const bea = member({ id: 'bea' }) as Reply;
export const nobody: Reply = { ...ada, user: null };
