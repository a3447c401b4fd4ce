import { z } from 'zod';
import { inquiryLength, inquiryNameLength } from '@parlour/models/safety/inquiries';
import { atMost } from '../types/texts.ts';

/** What a complaint and a question to customer service have in common; calls and forms share it. */
export const InquiryText = z
  .string('message_empty')
  .trim()
  .min(1, 'message_empty')
  .check(atMost(inquiryLength, 'text_too_long'));

export const InquiryName = z
  .string('name_required')
  .trim()
  .min(1, 'name_required')
  .check(atMost(inquiryNameLength, 'text_too_long'));

export const InquiryReference = z.string();
