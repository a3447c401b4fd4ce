import { addresses } from '@parlour/contract/addresses';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Letter } from '@parlour/server-mail/letter';
import { findReport } from '../store/shown.ts';
import { findDecision } from '../store/decisions.ts';
import { findAddressee, findConfirmedAddressee } from '../store/members.ts';
import type { ModerationMail } from './moderation-mail.ts';

interface LetterPlace {
  brand: PublishedBrand;
  db: BrandDatabase;
}

/** The letter of a queued mail; null where the member or what was decided is gone meanwhile. */
export async function moderationLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  if (mail.kind === 'report-decided') return reportLetter(place, mail);
  return mail.kind === 'statement' ? statementLetter(place, mail) : reversalLetter(place, mail);
}

async function statementLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(place.db, place.brand.id, mail.id);
  const to = decision && (await findAddressee(place.db, place.brand.id, decision.member_id));
  if (!to) return null;
  const { measure, ground, rule, facts, automated, until, appeal_until } = decision;
  return {
    ...to,
    kind: 'decision-statement',
    link: mail.origin + addresses.complaints.href(),
    reference: decision.id,
    measure,
    ground,
    rule,
    facts,
    automated,
    until: until && dayOf(until),
    appealUntil: dayOf(appeal_until),
  };
}

async function reversalLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(place.db, place.brand.id, mail.id);
  const to = decision && (await findAddressee(place.db, place.brand.id, decision.member_id));
  if (!to) return null;
  return {
    ...to,
    kind: 'decision-reversed',
    link: mail.origin + addresses.login.href(),
    back: mail.back ?? 'record',
  };
}

/** An unconfirmed member may report as well: a stranger's address is not written to for it, the site says it all the same. */
async function reportLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  const report = await findReport(place.db, place.brand.id, mail.id);
  const to = report?.reporter_id && (await findConfirmedAddressee(place.db, place.brand.id, report.reporter_id));
  if (!to || !report?.outcome) return null;
  const { reference, outcome } = report;
  return { ...to, kind: 'report-decided', link: mail.origin + addresses.settings.href(), reference, outcome };
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
