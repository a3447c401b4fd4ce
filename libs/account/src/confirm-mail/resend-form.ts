import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { EmailAddress } from '@parlour/contract/account/fields';
import { resendActivation } from '@parlour/contract/account/resend-activation';

/** Sends the confirmation again, on wish to a corrected address. */
export const resendForm = defineCallForm({
  call: resendActivation,
  schema: z.object({ email: EmailAddress.optional() }),
  toBody: (values) => values,
});

/** The same call where an address must be typed. */
export const correctForm = defineCallForm({
  call: resendActivation,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});
