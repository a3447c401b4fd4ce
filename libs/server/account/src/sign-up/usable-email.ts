import { isDisposableEmail } from 'disposable-email-domains-js';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { looksMistyped } from '@parlour/models/account/sign-up/email';
import { refuseFields } from '@parlour/server-kit/calls/refusal';

/** Why no mail will reach this address tomorrow: a slip of the finger, or one made to be thrown away; null where one may. */
export function emailFault(email: string): ErrorCode | null {
  if (looksMistyped(email)) return 'email_fix';
  return isDisposableEmail(email) ? 'email_invalid' : null;
}

/** Refuses an address that no mail will reach tomorrow. */
export function refuseUnusableEmail(email: string): void {
  const fault = emailFault(email);
  if (fault) throw refuseFields({ email: fault });
}
