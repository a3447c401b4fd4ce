import type { SoundDecision } from '@parlour/models/safety/decisions';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findDecisionOf, findRemovalSince } from '../store/decisions.ts';
import type { ReportRow } from '../store/reports.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext } from './ports.ts';
import { refuseSamePerson } from './refuse-same-person.ts';

/**
 * Checks that a report may be decided again, as when its reporter complained and was right (Digital Services Act,
 * article 20). A report that found no violation may be, with reasons, by somebody else, as long as its evidence is
 * kept. A decision that took something from somebody is taken back first.
 *
 * @throws ModerationRefused where it may not be, naming the way that leads on
 */
export async function checkDecidedAgain(
  trx: Transaction,
  report: ReportRow,
  { outcome }: SoundDecision,
  { now, by }: Pick<DecidingContext, 'now' | 'by'>,
): Promise<void> {
  if (report.outcome !== 'no_violation') throw refused(report, 'is decided already', await wayBack(trx, report));
  if (outcome === 'no_violation')
    throw refused(report, 'is decided so already', {
      reason: 'it found no violation, and its reporter was told',
      suggestion: 'answer a complaint by mail; where new facts came, choose another outcome',
    });
  if (report.evidence_until === null || report.evidence_until <= now)
    throw refused(report, 'is decided, and the term to complain is over', {
      reason: 'its evidence is erased',
      suggestion: byMember(report),
    });
  refuseSamePerson(`report ${report.reference}`, report.decided_by, by);
}

interface Way {
  reason: string;
  suggestion: string;
}

const refused = ({ reference }: ReportRow, what: string, way: Way): ModerationRefused =>
  new ModerationRefused(`Report ${reference} ${what}.`, [{ field: 'outcome', ...way }]);

const byMember = ({ member_id }: ReportRow): string =>
  `decide about the member by their id, ${member_id}, or reject a photo or the text by its id`;

/** The decision that has to go first: the report's own, or the one that had removed the same before it. */
async function wayBack(trx: Transaction, report: ReportRow): Promise<Way> {
  const reason = `it is ${report.outcome}`;
  const own = await findDecisionOf(trx, report);
  if (own?.appeal_state === 'reversed')
    return { reason: `${reason}, and decision ${own.id} was taken back`, suggestion: byMember(report) };
  const standing = own ?? (await findRemovalSince(trx, report, report.created_at));
  return standing
    ? { reason: `${reason}, by decision ${standing.id}`, suggestion: `reverse ${standing.id}` }
    : { reason, suggestion: byMember(report) };
}
