import { useSuspenseQuery } from '@tanstack/react-query';
import { signUpOptions, type SignUpArguments } from '@parlour/api-client/account/sign-up';
import type { ClosedReason } from './closed-notice.tsx';
import { useJoinVerdict } from './use-join-verdict.ts';

/** Why the page of sign-up has no form; null where it has. This device may remember an invitation that the server did not see. */
export function useClosedReason(asked: SignUpArguments): ClosedReason | null {
  const { reason } = useSuspenseQuery(signUpOptions(asked)).data;
  const isInvited = useJoinVerdict().ok;
  return reason === 'invite_only' && isInvited ? null : reason;
}
