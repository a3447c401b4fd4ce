import { addresses } from '@parlour/contract/addresses';
import { dayIn } from '@parlour/models/day';
import { appealUntil, type ReportOutcome } from '@parlour/models/safety/decisions';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findStandingBlock } from '@parlour/server-db/shared-questions/is-kept-out';
import type { Letter, ReportVerdict } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import { findReport } from '../store/shown.ts';
import {
  findDecision,
  findDecisionOf,
  findRemovalSince,
  findReplaced,
  isStillRemoved,
  type DecisionRow,
} from '../store/decisions.ts';
import { findLetterAddressee, findConfirmedAddressee } from '../store/members.ts';
import { isDecidedAgain, isReversed } from '../store/report-decisions.ts';
import type { ReportRow } from '../store/reports.ts';
import type { ModerationMail } from './moderation-mail.ts';
import { statedContent } from './stated-content.ts';
import { takesContent } from '../store/takes-content.ts';

interface LetterContext {
  brand: PublishedBrand;
  db: BrandDatabase;
}

/** A page as the letter to somebody has it. */
const linkIn = (
  { brand }: LetterContext,
  { origin }: ModerationMail,
  { locale }: Pick<Letter, 'locale'>,
  path: string,
): string => pageLink(origin, brand, locale, path);

/** The letter of a queued mail; null where the member or what was decided is gone meanwhile. */
export async function moderationLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  if (mail.kind === 'report-decided') return reportLetter(context, mail);
  if (mail.kind === 'report-reversed') return reportReversalLetter(context, mail);
  return mail.kind === 'statement' ? statementLetter(context, mail) : reversalLetter(context, mail);
}

/**
 * The reasons of a decision. Where the mail waited until it was taken back, nothing is left to complain of. The letter that takes it
 * back names it by its day, what was taken and its reference; where another decision took its place, the statement of that one
 * names its reference.
 */
async function statementLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(context.db, context.brand.id, mail.id);
  if (!decision || decision.appeal_state === 'reversed') return null;
  const to = await findLetterAddressee(context.db, context.brand.id, decision.member_id);
  if (!to) return null;
  const { ground, law, rule, facts, automated, until, appeal_until } = decision;
  const { time_zone } = context.brand.settings;
  const replaced = decision.report_id === null ? undefined : await findReplaced(context.db, decision);
  return {
    ...to,
    kind: 'decision-statement',
    link: linkIn(context, mail, to, complaintAbout(decision.id)),
    reference: decision.id,
    ...(await statedContent(context, decision)),
    ground,
    ...(law && { law }),
    rule,
    facts,
    automated,
    until: until && dayIn(time_zone, until),
    appealUntil: dayIn(time_zone, appeal_until),
    afterReport: decision.report_id !== null,
    ...(replaced && {
      replaces: replaced.id,
      staysRemoved: leftMessagesRemoved(replaced) && !takesContent(decision),
      copiesStayRemoved: replaced.copies_removed === 'messages',
    }),
  };
}

/** The complaint form, which names what it is about: nobody types a reference that they were mailed. */
const complaintAbout = (about: string): string => addresses.complaints.href(undefined, { about });

/**
 * The letter about a decision that was taken back, as things are when the mail goes. A member who is kept out by then
 * would be sent to a door that stays shut, and may complain about what keeps it so. What they have again beside their account is told all the same.
 */
async function reversalLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(context.db, context.brand.id, mail.id);
  const to = decision && (await findLetterAddressee(context.db, context.brand.id, decision.member_id));
  if (!to) return null;
  const block = await findStandingBlock(context.db, decision.brand, decision.member_id);
  const isGone = takesContent(decision) && (await isStillRemoved(context.db, decision));
  const { back = 'record' } = mail;
  const { measure } = await statedContent(context, decision);
  return {
    ...to,
    kind: 'decision-reversed',
    link: linkIn(context, mail, to, block ? complaintAbout(block.id) : addresses.login.href()),
    reference: decision.id,
    measure,
    decidedOn: dayIn(context.brand.settings.time_zone, decision.created_at),
    staysRemoved: leftMessagesRemoved(decision),
    copiesStayRemoved: decision.copies_removed === 'messages',
    back: (back === 'account' ? block : isGone) ? 'record' : back,
    standing: block ? 'account' : isGone ? 'content' : null,
  };
}

/** Did a decision remove messages? They do not come back with it. */
const leftMessagesRemoved = (decision: DecisionRow): boolean =>
  takesContent(decision) && (decision.target_type === 'message' || decision.target_type === 'conversation');

/** The part of the settings that lists one's own reports. */
const ownReports = `${addresses.settings.href()}#reports`;

/**
 * The letter on what a report led to. It does not go in these cases, among others:
 * - An unconfirmed member reported: a stranger's address is not written to for it, and the site says it all the same.
 * - The mail still waited when its report was decided again: it would tell the new outcome a second time.
 * - The mail waited when what was decided was taken back: it would tell what the site does not say any more.
 * - The decision is gone: nobody knows any more on which ground it was taken.
 */
async function reportLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const report = await findReport(context.db, context.brand.id, mail.id);
  const to = report?.reporter_id && (await findConfirmedAddressee(context.db, context.brand.id, report.reporter_id));
  if (!to || !report?.outcome || !report.decided_at) return null;
  const { reference, decided_at } = report;
  const { again = false } = mail;
  if ((await isOutdated(context, mail, report)) || (await isReversed(context.db, report))) return null;
  const verdict = await verdictOf(context, report, report.outcome);
  if (!verdict) return null;
  return {
    ...to,
    kind: 'report-decided',
    link: linkIn(context, mail, to, ownReports),
    reference,
    ...verdict,
    again,
    appealUntil: dayIn(context.brand.settings.time_zone, appealUntil(decided_at)),
    complaintLink: linkIn(context, mail, to, complaintAbout(reference)),
  };
}

/** Was a report decided once more after a mail of its outcome was queued? */
async function isOutdated({ db, brand }: LetterContext, mail: ModerationMail, report: ReportRow): Promise<boolean> {
  if (!mail.again) return isDecidedAgain(db, report);
  const told = mail.decisionId && (await findDecision(db, brand.id, mail.decisionId));
  return Boolean(told && report.decided_at && told.created_at < report.decided_at);
}

/**
 * The letter that takes back what an earlier one has told of a report, which may be complained about as that. It does not go where
 * something else speaks for the outcome by now, nor to a stranger's address.
 */
async function reportReversalLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const { db, brand } = context;
  const report = await findReport(db, brand.id, mail.id);
  const decision = mail.decisionId && (await findDecision(db, brand.id, mail.decisionId));
  const to = report?.reporter_id && (await findConfirmedAddressee(db, brand.id, report.reporter_id));
  if (!to || !decision || !decision.ended_at || !(await isReversed(db, report))) return null;
  return {
    ...to,
    kind: 'report-decided',
    link: linkIn(context, mail, to, ownReports),
    reference: report.reference,
    outcome: 'reversed',
    again: true,
    appealUntil: dayIn(brand.settings.time_zone, appealUntil(decision.ended_at)),
    complaintLink: linkIn(context, mail, to, complaintAbout(report.reference)),
  };
}

/** What was made of a report; null where its ground is not known any more. */
async function verdictOf(
  context: LetterContext,
  report: ReportRow,
  outcome: ReportOutcome,
): Promise<ReportVerdict | null> {
  if (outcome === 'no_violation') return { outcome };
  const ground = await groundOf(context, report);
  return ground && { outcome, ground };
}

/** The ground on which a report was decided. Where another decision had taken the same before, it is that one's. */
async function groundOf({ db, brand }: LetterContext, report: ReportRow): Promise<DecisionRow['ground'] | null> {
  const own = await findDecisionOf(db, report);
  if (own && own.appeal_state !== 'reversed') return own.ground;
  const other = await findRemovalSince(db, report, report.created_at);
  return (other && (await findDecision(db, brand.id, other.id)))?.ground ?? null;
}
