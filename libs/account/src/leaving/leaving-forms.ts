import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { deleteClosedAccount } from '@parlour/contract/account/leaving/delete-closed-account';
import { EmailAddress } from '@parlour/contract/account/sign-up/fields';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';

const mailed = {
  schema: z.object({ token: MailedToken('link_expired') }),
  toBody: (values: { token: string }) => values,
  hidden: ['token'],
} as const;

/** The mailed way back, followed on purpose. */
export const reactivateForm = defineCallForm({ ...mailed, call: reactivate });

/** The mailed way out of an account that is kept out, followed on purpose. */
export const deleteClosedAccountForm = defineCallForm({ ...mailed, call: deleteClosedAccount });

/** Asks for the mail with the way out. */
export const askToLeaveForm = defineCallForm({
  call: askToLeave,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});
