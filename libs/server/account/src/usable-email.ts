import { isDisposableEmail } from 'disposable-email-domains-js';
import { looksMistyped } from '@parlour/models/account/email';
import { refuseFields } from '@parlour/server-kit/refusal';

/** Refuses an address that no mail will reach tomorrow: a slip of the finger, or one made to be thrown away. */
export function refuseUnusableEmail(email: string): void {
  if (looksMistyped(email)) throw refuseFields({ email: 'email_fix' });
  if (isDisposableEmail(email)) throw refuseFields({ email: 'email_invalid' });
}
