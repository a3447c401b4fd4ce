import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { deleteAccount, LeavingComment } from '@parlour/contract/account/leaving/delete-account';
import { endSessions } from '@parlour/contract/account/log-in/end-sessions';
import { LeavingReasonId } from '@parlour/contract/account/leaving/leaving-fields';
import { EmailAddress, newPasswordFields, OwnPassword, passwordsAgree } from '@parlour/contract/account/sign-up/fields';
import { Id } from '@parlour/contract/types/scalars';

export const changePasswordForm = defineCallForm({
  call: changePassword,
  schema: z.object({ old_password: OwnPassword, ...newPasswordFields }).superRefine(passwordsAgree),
  toBody: (values) => values,
});

export const askMailChangeForm = defineCallForm({
  call: askMailChange,
  schema: z.object({ email: EmailAddress, password: OwnPassword }),
  toBody: (values) => values,
});

/** Logs out the session that is named or, where none is, all others. */
export const endSessionsForm = defineCallForm({
  call: endSessions,
  schema: z.object({ id: Id.optional() }),
  toBody: ({ id }) => (id === undefined ? { others: true as const } : { id }),
});

export const deleteAccountForm = defineCallForm({
  call: deleteAccount,
  schema: z.object({
    password: OwnPassword,
    reason_ids: z.array(LeavingReasonId).optional(),
    comment: LeavingComment.optional(),
  }),
  toBody: (values) => values,
});

export const askExportForm = defineCallForm({
  call: askExport,
  schema: z.object({ password: OwnPassword }),
  toBody: (values) => values,
});
