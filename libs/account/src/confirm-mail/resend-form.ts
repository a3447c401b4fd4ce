import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { EmailAddress } from '@parlour/contract/account/fields';
import { resendActivation } from '@parlour/contract/account/resend-activation';

/** Sends the confirmation again. */
export const resendForm = defineCallForm({
  call: resendActivation,
  schema: z.object({}),
  toBody: (values) => values,
});

/** Sends it to a corrected address, which must be typed. */
export const correctForm = defineCallForm({
  call: resendActivation,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});
