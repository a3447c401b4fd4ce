import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Report, ReportCategory, ReportedMessages, ReportedTarget, ReportText } from './report-fields.ts';

/**
 * Reports a profile, a photo, a message or a conversation (contract F4); what it is about is kept as it is at that moment.
 * Who reports the same again while it is undecided adds to the same report: that is how words follow the second tap.
 */
export const report = defineCall({
  method: 'POST',
  path: '/api/report.php',
  who: 'anyone',
  idempotent: true,
  status: 201,
  body: z.strictObject({
    target: ReportedTarget,
    category: ReportCategory,
    text: ReportText.optional(),
    message_ids: ReportedMessages.optional(),
    /** Also blocks whom it is about; a visitor who asks for it is refused with `authentication_required`. */
    block: z.boolean().optional(),
  }),
  reply: z.object({ report: Report }),
  errors: ['not_found', 'rate_limited', 'authentication_required'],
});
