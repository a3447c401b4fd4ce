/** A mail about an inquiry as the queue keeps it: nothing of what was written is in it. */
export interface InquiryMail {
  brand: string;
  inquiryId: string;
  /** Whoever wrote it gets an acknowledgement, customer service the text. */
  to: 'sender' | 'support';
  /** Scheme and host of the brand as the sender sees it. */
  origin: string;
}

export interface InquiryMailJob {
  name: 'send-inquiry-mail';
  data: InquiryMail;
}

/** The job that mails an inquiry, to be queued in the transaction that keeps it. */
export const inquiryMailJob = (data: InquiryMail): InquiryMailJob => ({ name: 'send-inquiry-mail', data });
