import type { ReplyOf } from '@parlour/contract/define-call';
import type { getUser } from '@parlour/contract/account/get-user';

type UserReply = ReplyOf<typeof getUser>;

/** Puts a new balance into the cached user, so that every pill and price on the page agrees; a visitor stays one. */
export function foldCredits(
  reply: UserReply | undefined,
  { credits, paid_user }: { credits: number; paid_user: boolean },
): UserReply | undefined {
  return reply?.user ? { ...reply, user: { ...reply.user, credits, paid_user } } : reply;
}
