import { defineJob, type Job } from '@parlour/server-jobs';
import { z } from 'zod';

const MessageToAnswer = z.object({
  brand: z.string(),
  conversationId: z.uuid(),
  messageId: z.uuid(),
  /** The person who wrote, and the member of the demo world who answers. */
  senderId: z.uuid(),
  recipientId: z.uuid(),
});

/** A message that reached somebody of the demo world. */
export type MessageToAnswer = z.output<typeof MessageToAnswer>;
export type AnswerJob = Job<MessageToAnswer>;

/** Answers a message once its transaction has committed. */
export const answerJob = defineJob('answer-for-demo-member', MessageToAnswer);
