import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { report } from '@parlour/contract/safety/report';
import { ReportCategory, ReportText } from '@parlour/contract/safety/report-fields';
import type { ReportTarget } from '@parlour/models/safety/reports';

/** The form that reports something on a page of its own. */
export const reportForm = (target: { type: ReportTarget; id: string }) =>
  defineCallForm({
    call: report,
    schema: z.object({ category: ReportCategory, text: ReportText.optional(), block: z.boolean().optional() }),
    toBody: (values) => ({ ...values, target }),
  });
