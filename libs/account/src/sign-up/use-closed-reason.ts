import { useSuspenseQuery } from '@tanstack/react-query';
import { signupOptions, type SignupArguments } from '@parlour/api-client/account/signup';
import type { ClosedReason } from './closed-notice.tsx';
import { useJoinVerdict } from './use-join-verdict.ts';

/** Why the page of sign-up has no form; null where it has. This device may remember an invitation that the server did not see. */
export function useClosedReason(asked: SignupArguments): ClosedReason | null {
  const { reason } = useSuspenseQuery(signupOptions(asked)).data;
  const isInvited = useJoinVerdict().ok;
  return reason === 'invite_only' && isInvited ? null : reason;
}
