import { z } from 'zod';
import { contactTopics } from '@parlour/models/safety/inquiries';
import { EmailAddress } from '../account/sign-up/fields.ts';
import { defineCall } from '../define-call.ts';
import { InquiryReference, InquiryText } from './inquiry-fields.ts';

/** The fields of the form at /pages/service. */
export const contactFields = {
  email: EmailAddress,
  topic: z.enum(contactTopics, 'category_required'),
  text: InquiryText,
};

/** Asks customer service something (contract F9). */
export const contact = defineCall({
  method: 'POST',
  path: '/api/contact.php',
  who: 'anyone',
  idempotent: true,
  status: 201,
  body: z.strictObject(contactFields),
  reply: z.object({ reference: InquiryReference }),
  errors: ['rate_limited'],
});
