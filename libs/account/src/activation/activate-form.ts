import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { activate } from '@parlour/contract/account/activate';

/** The mailed link, confirmed on purpose: opening the page changes nothing. */
export const activateForm = defineCallForm({
  call: activate,
  schema: z.object({ token: activate.body.shape.token }),
  toBody: (values) => values,
});
