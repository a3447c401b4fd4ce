/** How an account stands; who is `pending_deletion` has left, and is erased after the term unless they come back. */
export const memberStatuses = ['not_confirmed', 'active', 'pending_deletion', 'blocked'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
