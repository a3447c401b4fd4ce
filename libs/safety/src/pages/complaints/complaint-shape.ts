import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { complain, complaintFields } from '@parlour/contract/safety/complain';

/** The form of a complaint. */
export const complaintForm = defineCallForm({
  call: complain,
  schema: z.object(complaintFields),
  toBody: (values) => values,
  hidden: ['payment_id'],
});
