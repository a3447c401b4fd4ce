import { addresses } from '@parlour/contract/addresses';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Letter } from '@parlour/server-mail/letter';
import { findReport } from './show-store.ts';
import { findDecision } from './decision-store.ts';
import type { ModerationMail } from './moderation-mail.ts';

interface LetterPlace {
  brand: PublishedBrand;
  db: BrandDatabase;
}

/** The letter of a queued mail; null where the member or what was decided is gone meanwhile. */
export async function moderationLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  return mail.kind === 'statement' ? statementLetter(place, mail) : reportLetter(place, mail);
}

async function statementLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  const decision = await findDecision(place.db, place.brand.id, mail.id);
  const to = decision && (await addresseeOf(place, decision.member_id));
  if (!to) return null;
  const { measure, ground, rule, facts, automated, until, appeal_until } = decision;
  return {
    ...to,
    kind: 'decision-statement',
    link: mail.origin + addresses.complaints.href(),
    measure,
    ground,
    rule,
    facts,
    automated,
    until: until && dayOf(until),
    appealUntil: dayOf(appeal_until),
  };
}

async function reportLetter(place: LetterPlace, mail: ModerationMail): Promise<Letter | null> {
  const report = await findReport(place.db, place.brand.id, mail.id);
  const to = report?.reporter_id ? await addresseeOf(place, report.reporter_id) : null;
  if (!to || !report?.outcome) return null;
  const { reference, outcome } = report;
  return { ...to, kind: 'report-decided', link: mail.origin + addresses.settings.href(), reference, outcome };
}

async function addresseeOf({ db, brand }: LetterPlace, memberId: string) {
  const row = await db
    .selectFrom('members')
    .select(['email as to', 'name', 'language as locale'])
    .where('brand', '=', brand.id)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
