import { addresses } from '@parlour/contract/addresses';
import { dayIn } from '@parlour/models/day';
import { isRemoval } from '@parlour/models/safety/decisions';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { isKeptOut } from '@parlour/server-db/is-kept-out';
import type { Letter, StatedMeasure } from '@parlour/server-mail/letter';
import type { Evidence } from '../store/evidence.ts';
import { findReport } from '../store/shown.ts';
import { findDecision, isStillRemoved, type DecisionRow } from '../store/decisions.ts';
import { findLetterAddressee, findConfirmedAddressee } from '../store/members.ts';
import type { ModerationMail } from './moderation-mail.ts';

interface LetterContext {
  brand: PublishedBrand;
  db: BrandDatabase;
}

/** The letter of a queued mail; null where the member or what was decided is gone meanwhile. */
export async function moderationLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  if (mail.kind === 'report-decided') return reportLetter(context, mail);
  return mail.kind === 'statement' ? statementLetter(context, mail) : reversalLetter(context, mail);
}

async function statementLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(context.db, context.brand.id, mail.id);
  const to = decision && (await findLetterAddressee(context.db, context.brand.id, decision.member_id));
  if (!to) return null;
  const { ground, rule, facts, automated, until, appeal_until } = decision;
  const { time_zone } = context.brand.settings;
  return {
    ...to,
    kind: 'decision-statement',
    link: mail.origin + addresses.complaints.href(),
    reference: decision.id,
    measure: await statedMeasure(context, decision),
    ground,
    rule,
    facts,
    automated,
    until: until && dayIn(time_zone, until),
    appealUntil: dayIn(time_zone, appeal_until),
  };
}

/** Of a conversation words and photos may have gone, and more than one of them; a gift is kept as words. */
async function statedMeasure({ db, brand }: LetterContext, decision: DecisionRow): Promise<StatedMeasure> {
  const { measure, target_type, target_id, report_id } = decision;
  if (target_type === 'conversation') return isRemoval(measure) ? 'messages_removed' : measure;
  if (target_type !== 'message' || measure !== 'text_removed' || !report_id) return measure;
  const report = await findReport(db, brand.id, report_id);
  const { messages } = (report?.evidence ?? { messages: [] }) as Pick<Evidence, 'messages'>;
  return messages.some(({ id, type }) => id === target_id && type === 'gift') ? 'gift_removed' : measure;
}

/**
 * As it is when the mail goes: whoever is kept out by then would be sent to a door that stays shut. What they have again beside
 * their account is told all the same.
 */
async function reversalLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(context.db, context.brand.id, mail.id);
  const to = decision && (await findLetterAddressee(context.db, context.brand.id, decision.member_id));
  if (!to) return null;
  const isOut = await isKeptOut(context.db, decision.brand, decision.member_id);
  const isGone = isRemoval(decision.measure) && (await isStillRemoved(context.db, decision));
  const { back = 'record' } = mail;
  const way = isOut ? addresses.complaints : addresses.login;
  return {
    ...to,
    kind: 'decision-reversed',
    link: mail.origin + way.href(),
    back: isGone || (isOut && back === 'account') ? 'record' : back,
    standing: isOut ? 'account' : isGone ? 'content' : null,
  };
}

/**
 * An unconfirmed member may report as well: a stranger's address is not written to for it, the site says it all the same. A mail
 * that still waits when its report is decided again would tell the new outcome as well, a second time.
 */
async function reportLetter(context: LetterContext, mail: ModerationMail): Promise<Letter | null> {
  const report = await findReport(context.db, context.brand.id, mail.id);
  const to = report?.reporter_id && (await findConfirmedAddressee(context.db, context.brand.id, report.reporter_id));
  if (!to || !report?.outcome) return null;
  const { reference, outcome, found_nothing_at } = report;
  const again = found_nothing_at !== null;
  if (again && !mail.again) return null;
  return { ...to, kind: 'report-decided', link: mail.origin + addresses.settings.href(), reference, outcome, again };
}
