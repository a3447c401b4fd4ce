import { findCorrections, type Correction } from '../store/corrections.ts';
import { findDecisionsAbout, type DecisionRow } from '../store/decisions.ts';
import {
  findInquiriesOf,
  findReportsWhere,
  type Listed,
  type ListedInquiry,
  type ListedReport,
} from '../store/history.ts';
import { findMembersAt, lookUpMember, type FoundMember } from '../store/shown.ts';
import type { ModerationContext } from './ports.ts';

/** What is known about the member in question. */
export interface Background {
  memberId: string;
  /** Null once the member is erased. */
  member: FoundMember | null;
  /** The others of whom the same address is kept. Whose it is `confirmed_at` says. */
  sameAddress: FoundMember[];
  reports: number;
  /** The newest of the reports, but for the one that is shown: what came of it says how serious the next one is. */
  otherReports: ListedReport[];
  /** Those that they made themselves. */
  ownReports: Listed<ListedReport>;
  /** What they asked and complained about, without their words. */
  wrote: Listed<ListedInquiry>;
  decisions: Pick<
    DecisionRow,
    | 'id'
    | 'measure'
    | 'law'
    | 'rule'
    | 'facts'
    | 'until'
    | 'ended_at'
    | 'appeal_state'
    | 'created_at'
    | 'decided_by'
    | 'appeal_by'
  >[];
  /** What moderators put right for them. */
  corrections: Correction[];
}

const decisionsShown = 20;
/** Of reports, of what they wrote, of what was put right, and of who has the same address. */
export const listedShown = 10;

/** @param except the report that is shown itself */
export async function backgroundOf(
  { db, brand }: ModerationContext,
  memberId: string,
  except?: string,
): Promise<Background> {
  const member = await lookUpMember(db, brand.id, memberId);
  const decisions = await findDecisionsAbout(db, brand.id, memberId, decisionsShown);
  const about = await findReportsWhere(db, brand.id, { about: memberId, except }, listedShown);
  return {
    memberId,
    member: member && !member.erased_at ? member : null,
    sameAddress: await findMembersAt(db, brand.id, { memberId }, { except: [memberId], limit: listedShown }),
    reports: about.total,
    otherReports: about.newest,
    ownReports: await findReportsWhere(db, brand.id, { by: memberId }, listedShown),
    wrote: await findInquiriesOf(db, brand.id, { memberId }, listedShown),
    decisions: decisions.map(listedDecision),
    corrections: await findCorrections(db, brand.id, memberId, listedShown),
  };
}

const listedDecision = (row: DecisionRow): Background['decisions'][number] => {
  const { id, measure, law, rule, facts, until, ended_at, appeal_state, created_at, decided_by, appeal_by } = row;
  return { id, measure, law, rule, facts, until, ended_at, appeal_state, created_at, decided_by, appeal_by };
};
