import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { activate } from '@parlour/contract/account/activate';
import { MailedToken } from '@parlour/contract/account/mailed-token';

/** The mailed link, confirmed on purpose: opening the page changes nothing. */
export const activateForm = defineCallForm({
  call: activate,
  schema: z.object({ token: MailedToken('activation_failed') }),
  toBody: (values) => values,
  hidden: ['token'],
});
