import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { activate } from '@parlour/contract/account/activation/activate';
import { EmailAddress } from '@parlour/contract/account/sign-up/fields';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';

/** Sends the confirmation again. `after`: what the page knew of the last mail; once it knows of another, this is another act. */
export const resendForm = defineCallForm({
  call: resendActivation,
  schema: z.object({ after: z.string().optional() }),
  toBody: () => ({}),
});

/** Sends it to a corrected address, which must be typed. */
export const correctForm = defineCallForm({
  call: resendActivation,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});

/** The mailed link, confirmed on purpose: opening the page changes nothing. */
export const activateForm = defineCallForm({
  call: activate,
  schema: z.object({ token: MailedToken('activation_failed') }),
  toBody: (values) => values,
  hidden: ['token'],
});
