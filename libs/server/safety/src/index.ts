import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { blockCall } from './block.ts';
import { complainCall } from './complain.ts';
import { contactCall } from './contact.ts';
import { listBlocksCall } from './list-blocks.ts';
import { listDecisionsCall } from './moderation/list-decisions.ts';
import type { SafetyPorts } from './ports.ts';
import { listReportsCall } from './reports/list-reports.ts';
import { reportCall } from './reports/report.ts';
import { unblockCall } from './unblock.ts';

export { inquiryLetter } from './inquiry-letter.ts';
export type { InquiryMail, InquiryMailJob } from './inquiry-mail.ts';
export { answer } from './moderation/answer.ts';
export type { Background } from './moderation/background.ts';
export { correct } from './moderation/correct.ts';
export { decideMember } from './moderation/decide-member.ts';
export { decideReport, type Decided } from './moderation/decide.ts';
export { liftSuspensions } from './moderation/lift-suspensions.ts';
export { moderationLetter } from './moderation/moderation-letter.ts';
export type { ModerationMail, ModerationMailJob } from './moderation/moderation-mail.ts';
export { ModerationRefused } from './moderation/moderation-problem.ts';
export type {
  DecidingContext,
  ModerationContext,
  ModerationPorts,
  StateSentCopyJob,
  TakeBackRestedJob,
} from './moderation/ports.ts';
export { countQueue, findQueue, type QueueItem } from './store/queue.ts';
export type { Listed, ListedInquiry, ListedReport } from './store/history.ts';
export { findDecision } from './store/decisions.ts';
export { lookUpInquiry } from './store/inquiries.ts';
export { findReviewed, type Reviewed } from './store/reviews.ts';
export { findRefusals } from './store/refused-photos.ts';
export { lookUpMember, findReport, type FoundMember, type ShownPhoto } from './store/shown.ts';
export { reverse, type Reversed } from './moderation/reverse.ts';
export { approve, reject } from './moderation/review.ts';
export { show, type Shown } from './moderation/show.ts';
export { stateKnownPhoto, stateSentCopy } from './moderation/state-known-photo.ts';
export { takeBackFurther } from './moderation/take-back-rested.ts';
export type { SafetyPorts } from './ports.ts';
export { safetyPurges } from './store/purges.ts';
export { isPhotoHeld } from './store/reports.ts';

/** The calls of blocking, of reports and decisions, of complaints and of customer service. */
export const safetyCalls = (ports: SafetyPorts): HandledCall[] => [
  listBlocksCall(ports),
  blockCall(ports),
  unblockCall(ports),
  reportCall(ports),
  listReportsCall(),
  listDecisionsCall(),
  complainCall(ports),
  contactCall(ports),
];
