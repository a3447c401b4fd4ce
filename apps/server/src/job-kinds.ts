import { z } from 'zod';
import { defineJob } from '@parlour/server-jobs';

const brand = z.string();

/** Everything that is done later, by the names that slices put it in the queue with. */
export const sendMail = defineJob(
  'send-mail',
  z.object({
    kind: z.enum(['activation', 'log-in-link', 'sign-up-attempt']),
    brand,
    memberId: z.uuid(),
    origin: z.url(),
    request: z.string().nullable(),
  }),
);
export const settlePayment = defineJob(
  'settle-payment',
  z.object({ brand, provider: z.string(), eventId: z.string() }),
);
export const answerForDemoMember = defineJob(
  'answer-for-demo-member',
  z.object({ brand, conversationId: z.uuid(), messageId: z.uuid(), senderId: z.uuid(), recipientId: z.uuid() }),
);

export const queues = [sendMail.name, settlePayment.name, answerForDemoMember.name];
