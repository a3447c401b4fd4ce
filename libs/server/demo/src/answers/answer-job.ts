/** A message that reached somebody of the demo world. */
export interface MessageToAnswer {
  brand: string;
  conversationId: string;
  messageId: string;
  /** The person who wrote, and the member of the demo world who answers. */
  senderId: string;
  recipientId: string;
}

export interface AnswerJob {
  name: 'answer-for-demo-member';
  data: MessageToAnswer;
}

/** Answers a message once its transaction has committed. */
export const answerJob = (data: MessageToAnswer): AnswerJob => ({ name: 'answer-for-demo-member', data });
