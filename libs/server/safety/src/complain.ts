import { complain } from '@parlour/contract/safety/complain';
import { complaintAnswerBy } from '@parlour/models/safety/inquiries';
import { handle } from '@parlour/server-kit/calls/handle';
import type { SafetyPorts } from './ports.ts';
import { takeInquiry } from './take-inquiry.ts';

/** Takes a complaint in and says by when it is answered. */
export const complainCall = (ports: SafetyPorts) =>
  handle(complain, async ({ body: { category, ...body } }, context) => {
    const answer_by = complaintAnswerBy(context.now, context.brand.settings.time_zone);
    const reference = await takeInquiry(ports, context, { ...body, kind: 'complaint', topic: category, answer_by });
    return { reference, answer_by };
  });
