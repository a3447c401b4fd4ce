import { z } from 'zod';
import { complaintCategories } from '@parlour/models/safety/inquiries';
import { EmailAddress } from '../account/sign-up/fields.ts';
import { defineCall } from '../define-call.ts';
import { Id, IsoDate } from '../types/scalars.ts';
import { InquiryName, InquiryReference, InquiryText } from './inquiry-fields.ts';

/** The fields of the form at /complaints. */
export const complaintFields = {
  name: InquiryName,
  email: EmailAddress,
  category: z.enum(complaintCategories, 'category_required'),
  text: InquiryText,
  payment_id: Id.optional(),
};

/** Takes in a complaint and says by when it is answered (contract F8). */
export const complain = defineCall({
  method: 'POST',
  path: '/api/complaint.php',
  who: 'anyone',
  idempotent: true,
  status: 201,
  body: z.strictObject(complaintFields),
  reply: z.object({ reference: InquiryReference, answer_by: IsoDate }),
  errors: ['rate_limited'],
});
