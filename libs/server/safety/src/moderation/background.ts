import { findCorrections, type Correction } from '../store/corrections.ts';
import { findDecisionsAbout, type DecisionRow } from '../store/decisions.ts';
import {
  countReportsAbout,
  findReportsAbout,
  lookUpMember,
  type FoundMember,
  type ListedReport,
} from '../store/shown.ts';
import type { ModerationContext } from './ports.ts';

/** What is known about the member in question. */
export interface Background {
  memberId: string;
  /** Null once the member is erased. */
  member: FoundMember | null;
  reports: number;
  /** The newest of the reports, but for the one that is shown: what came of it says how serious the next one is. */
  otherReports: ListedReport[];
  decisions: Pick<
    DecisionRow,
    'id' | 'measure' | 'rule' | 'facts' | 'until' | 'ended_at' | 'appeal_state' | 'created_at'
  >[];
  /** What moderators put right for them. */
  corrections: Correction[];
}

const decisionsShown = 20;
const reportsShown = 10;
const correctionsShown = 10;

/** @param except the report that is shown itself */
export async function backgroundOf(
  { db, brand }: ModerationContext,
  memberId: string,
  except?: string,
): Promise<Background> {
  const decisions = await findDecisionsAbout(db, brand.id, memberId, decisionsShown);
  return {
    memberId,
    member: (await lookUpMember(db, brand.id, memberId)) ?? null,
    reports: await countReportsAbout(db, brand.id, memberId),
    otherReports: await findReportsAbout(db, brand.id, memberId, { except, limit: reportsShown }),
    decisions: decisions.map(({ id, measure, rule, facts, until, ended_at, appeal_state, created_at }) => ({
      id,
      measure,
      rule,
      facts,
      until,
      ended_at,
      appeal_state,
      created_at,
    })),
    corrections: await findCorrections(db, brand.id, memberId, correctionsShown),
  };
}
