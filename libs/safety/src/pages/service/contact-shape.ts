import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { contact, contactFields } from '@parlour/contract/safety/contact';

/** The form to customer service. */
export const contactForm = defineCallForm({
  call: contact,
  schema: z.object(contactFields),
  toBody: (values) => values,
});
