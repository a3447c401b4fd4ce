import type { Reversal } from '@parlour/server-mail/letter';

/** A mail about a decision as the queue keeps it: nothing of what was decided is in it. */
export interface ModerationMail {
  /**
   * A statement of reasons, and that it was wrong, goes to whom it is about, the outcome of a report, and that it was taken back, to
   * its reporter.
   */
  kind: 'statement' | 'reversed' | 'report-decided' | 'report-reversed';
  brand: string;
  /** Of the decision, or of the report. */
  id: string;
  /** Scheme and host of the brand. */
  origin: string;
  /** Of a decision that was wrong: what whom it was about has again. */
  back?: Reversal;
  /** Of a report's outcome: the decision that it is, where there is one. Of an outcome that was taken back: the decision that was. */
  decisionId?: string;
  /** Of a report that was decided before: mails of its earlier outcomes that still wait are not sent any more. */
  again?: boolean;
}

export interface ModerationMailJob {
  name: 'send-moderation-mail';
  data: ModerationMail;
}

/** The job that mails what moderators decided, to be queued in the transaction that keeps it. */
export const moderationMailJob = (data: ModerationMail): ModerationMailJob => ({ name: 'send-moderation-mail', data });
