import { z } from 'zod';
import { inquiryLength, inquiryNameLength } from '@parlour/models/safety/inquiries';

/** What a complaint and a question to customer service have in common; calls and forms share it. */
export const InquiryText = z
  .string('message_empty')
  .trim()
  .min(1, 'message_empty')
  .check((payload) => {
    if ([...payload.value].length <= inquiryLength) return;
    payload.issues.push({
      code: 'custom',
      message: 'text_too_long',
      params: { max: inquiryLength },
      input: payload.value,
    });
  });

export const InquiryName = z
  .string('name_required')
  .trim()
  .min(1, 'name_required')
  .max(inquiryNameLength, 'name_required');

export const InquiryReference = z.string();
