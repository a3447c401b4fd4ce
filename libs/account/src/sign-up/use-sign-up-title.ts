import { useLingui } from '@lingui/react/macro';
import type { SignUpArguments } from '@parlour/api-client/account/sign-up';
import { useClosedReason } from './use-closed-reason.ts';

/** The title of the page of sign-up, which says it too where nobody can join. */
export function useSignUpTitle(asked: SignUpArguments): string {
  const { t } = useLingui();
  const reason = useClosedReason(asked);
  if (reason === null) return t`Join free`;
  return reason === 'invite_only' ? t`Sign-up is by invitation` : t`Sign-up is closed`;
}
