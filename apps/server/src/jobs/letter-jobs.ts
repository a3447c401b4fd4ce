import { accountLetter } from '@parlour/server-account';
import type { JobWorker } from '@parlour/server-jobs';
import type { Signer } from '@parlour/server-kit/signing';
import { inquiryLetter } from '@parlour/server-safety';
import { sendAccountMail, sendInquiryMail } from './job-kinds.ts';
import { mailWorker, type MailParts } from './mail-worker.ts';

export interface LetterJobParts extends MailParts {
  /** Makes the tokens of mailed links. */
  linkTokens: Signer;
}

/** The mails about a member's own account, and those of complaints and of questions to customer service. */
export const letterJobs = ({ linkTokens, ...mails }: LetterJobParts): { workers: JobWorker[] } => ({
  workers: [
    mailWorker(mails, sendAccountMail, (context, order) => accountLetter({ ...context, tokens: linkTokens }, order)),
    mailWorker(mails, sendInquiryMail, inquiryLetter),
  ],
});
