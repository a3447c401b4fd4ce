import { z } from 'zod';
import { reportOutcomes } from '@parlour/models/safety/decisions';
import {
  reportCategories,
  reportedMessages,
  reportLength,
  reportTargets,
  toldReportStates,
} from '@parlour/models/safety/reports';
import { Id, IsoTime } from '../types/scalars.ts';
import { atMost } from '../types/texts.ts';
import { InquiryReference } from './inquiry-fields.ts';

export const ReportedTarget = z.strictObject({ type: z.enum(reportTargets, 'value_unknown'), id: Id });
export type ReportedTarget = z.output<typeof ReportedTarget>;

export const ReportCategory = z.enum(reportCategories, 'category_required');

/** What a reporter adds in words; the call and its form share it. */
export const ReportText = z.string().trim().check(atMost(reportLength, 'text_too_long'));

export const ReportedMessages = z.array(Id).max(reportedMessages.named, 'too_many');

/** A report as its reporter sees it: nothing of what was decided about the other but the outcome (contract part 2). */
export const Report = z.object({
  id: Id,
  reference: InquiryReference,
  target: z.object({ type: z.enum(reportTargets), id: Id }),
  category: z.enum(reportCategories),
  status: z.enum(toldReportStates),
  outcome: z.enum(reportOutcomes).nullable(),
  at: IsoTime,
});
export type Report = z.output<typeof Report>;
