import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { MailedToken } from '@parlour/contract/account/mailed-token';
import { reactivate } from '@parlour/contract/account/reactivate';

/** The mailed way back, followed on purpose. */
export const reactivateForm = defineCallForm({
  call: reactivate,
  schema: z.object({ token: MailedToken('link_expired') }),
  toBody: (values) => values,
  hidden: ['token'],
});
