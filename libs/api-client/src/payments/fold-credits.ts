import type { ReplyOf } from '@parlour/contract/define-call';
import type { getUser } from '@parlour/contract/account/user/get-user';

type UserReply = ReplyOf<typeof getUser>;

interface Balance {
  credits: number;
  /** Absent where it cannot have changed. */
  paid_user?: boolean;
  /** Absent or null where no free message was used up. */
  free_left?: number | null;
}

/** Puts a new balance into the cached user, so that every pill, price and count on the page agrees; a visitor stays one. */
export function foldCredits(
  reply: UserReply | undefined,
  { credits, paid_user, free_left }: Balance,
): UserReply | undefined {
  if (!reply?.user) return reply;
  const { user } = reply;
  const rights = typeof free_left === 'number' ? { ...user.rights, free_messages_left: free_left } : user.rights;
  return { ...reply, user: { ...user, credits, paid_user: paid_user ?? user.paid_user, rights } };
}
