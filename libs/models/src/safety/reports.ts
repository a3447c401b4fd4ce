import { verdictOfWait, waitAfter, type WaitVerdict } from '../wait-after.ts';
import { DAY, HOUR } from '../durations.ts';

/** What may be reported. */
export const reportTargets = ['profile', 'photo', 'message', 'conversation'] as const;
export type ReportTarget = (typeof reportTargets)[number];

/** Why something is reported, in the order of the sheet (contract part 2). */
export const reportCategories = [
  'fake_or_impersonation',
  'scam_or_spam',
  'harassment',
  'threat',
  'minor',
  'unwanted_sexual',
  'private_images',
  'illegal',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** Where somebody may come to harm while the report waits: a moderator sees these first. */
export const urgentCategories = ['minor', 'threat', 'private_images'] as const satisfies readonly ReportCategory[];

export const reportStates = ['received', 'in_review', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

/** What a reporter is told of a report; `reversed`: the decision about it was wrong, and was taken back. */
export const toldReportStates = [...reportStates, 'reversed'] as const;
export type ToldReportState = (typeof toldReportStates)[number];

/** Characters of what a reporter adds in words. */
export const reportLength = 2_000;
/** Characters that one report keeps at most, however often it is added to. */
export const reportKeeps = 20_000;
/**
 * Limits in messages of one report:
 * - `named`: by the reporter;
 * - `around`: kept on either side of a named one;
 * - `newest`: kept of a conversation where none is named;
 * - `kept`: at most in all, however often the report is added to.
 */
export const reportedMessages = { named: 50, around: 10, newest: 20, kept: 300 } as const;

const MAX_A_DAY = 20;
const MAX_AN_HOUR_UNKNOWN = 5;

/**
 * May one more be reported? Twenty a day by a member, five an hour from a visitor's network.
 *
 * @param earlier when the reports of the last day came, of this member or, for a visitor, from this network
 */
export function mayReport(earlier: readonly Date[], isMember: boolean, now: Date): WaitVerdict {
  return verdictOfWait(
    isMember ? waitAfter(earlier, MAX_A_DAY, DAY, now) : waitAfter(earlier, MAX_AN_HOUR_UNKNOWN, HOUR, now),
  );
}
