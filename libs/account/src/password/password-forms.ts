import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { EmailAddress, newPasswordFields, passwordsAgree } from '@parlour/contract/account/sign-up/fields';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';
import { resetPassword } from '@parlour/contract/account/password/reset-password';

/** Asks for the mail. */
export const askResetForm = defineCallForm({
  call: askPasswordReset,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});

/** The mailed link with the new password. */
export const resetPasswordForm = defineCallForm({
  call: resetPassword,
  schema: z.object({ token: MailedToken('link_expired'), ...newPasswordFields }).superRefine(passwordsAgree),
  toBody: (values) => values,
  hidden: ['token'],
});
