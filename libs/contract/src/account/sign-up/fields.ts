import { z } from 'zod';
import { withAsciiDomain } from '@parlour/models/account/sign-up/email';
import { mayUseName, MAX_TYPED_NAME } from '@parlour/models/account/sign-up/name';
import { passwordLength } from '@parlour/models/account/sign-up/password-length';
import { missingOr } from '../../missing-or.ts';

/** The fields that a member types at sign-up; calls and forms share them, so an error has the same code on both sides. */
export const EmailAddress = z
  .string(missingOr('email_invalid'))
  .trim()
  .max(254, 'email_invalid')
  .overwrite(withAsciiDomain)
  .pipe(z.email(missingOr('email_invalid')));

export const MemberName = z
  .string(missingOr('name_length'))
  .trim()
  .min(1, { error: 'field_required', abort: true })
  .max(MAX_TYPED_NAME, { error: 'name_length', abort: true })
  .superRefine((name, context) => {
    const verdict = mayUseName(name);
    if (!verdict.ok) context.addIssue({ code: 'custom', message: verdict.refusal });
  });

export const DateOfBirth = z.iso.date(missingOr('dob_invalid'));

export const NewPassword = z
  .string(missingOr('password_weak'))
  .min(passwordLength.min, missingOr('password_weak'))
  .max(passwordLength.max, 'password_weak');

/** The password one has; whatever else is typed in its place is simply wrong. */
export const OwnPassword = z
  .string(missingOr('old_password_wrong'))
  .min(1, 'field_required')
  .max(passwordLength.max, 'old_password_wrong');

/** A new password, typed twice. */
export const newPasswordFields = { password: NewPassword, password_repeat: z.string(missingOr('passwords_differ')) };

/** Refuses the repetition where it is not the same; for `superRefine`. */
export function passwordsAgree(
  { password, password_repeat }: { password: string; password_repeat: string },
  context: z.RefinementCtx,
): void {
  if (password === password_repeat) return;
  context.addIssue({ code: 'custom', path: ['password_repeat'], message: 'passwords_differ' });
}
