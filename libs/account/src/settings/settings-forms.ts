import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { askMailChange } from '@parlour/contract/account/ask-mail-change';
import { changePassword } from '@parlour/contract/account/change-password';
import { askExport } from '@parlour/contract/account/ask-export';
import { deleteAccount, LeavingComment } from '@parlour/contract/account/delete-account';
import { endSessions } from '@parlour/contract/account/end-sessions';
import { LeavingReasonId } from '@parlour/contract/account/leaving-fields';
import { EmailAddress, newPasswordFields, OwnPassword, passwordsAgree } from '@parlour/contract/account/fields';
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
