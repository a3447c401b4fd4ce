import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { askToLeave } from '@parlour/contract/account/ask-to-leave';
import { EmailAddress } from '@parlour/contract/account/fields';

/** Asks for the mail with the way out. */
export const askToLeaveForm = defineCallForm({
  call: askToLeave,
  schema: z.object({ email: EmailAddress }),
  toBody: (values) => values,
});
