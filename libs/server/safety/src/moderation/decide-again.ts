import type { SoundDecision } from '@parlour/models/safety/decisions';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findDecisionOf, findRemovalSince, reverseDecision, type DecisionRow } from '../store/decisions.ts';
import type { ReportRow } from '../store/reports.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext } from './ports.ts';
import { refuseSamePerson } from './refuse-same-person.ts';

/**
 * Checks that a report may be decided again, as when its reporter complained and was right (Digital Services Act,
 * article 20): with another outcome, graver or milder, by somebody else, as long as its evidence is kept. Ends the
 * decision in whose place the new one is taken, where one stands. One that was wrong altogether is taken back instead.
 *
 * @throws ModerationRefused where it may not be, naming the way that leads on
 */
export async function endReplaced(
  trx: Transaction,
  report: ReportRow,
  decision: SoundDecision,
  { now, by }: Pick<DecidingContext, 'now' | 'by'>,
): Promise<DecisionRow | undefined> {
  const found = await findDecisionOf(trx, report);
  const own = found?.appeal_state === 'reversed' ? undefined : found;
  if (decision.outcome === 'no_violation' && report.outcome !== 'no_violation')
    throw refused(report, 'is decided already', await wayBack(trx, report, found));
  if (await isSame(trx, report, own, decision))
    throw refused(report, 'is decided so already', {
      reason: own ? `by decision ${own.id}` : 'its reporter was told',
      suggestion: 'answer a complaint by mail; where new facts came, choose another outcome',
    });
  if (report.evidence_until === null || report.evidence_until <= now)
    throw refused(report, 'is decided, and the term to complain is over', {
      reason: 'its evidence is erased',
      suggestion: byMember(report),
    });
  refuseSamePerson(`report ${report.reference}`, report.decided_by, by);
  const isEnded = own && (await reverseDecision(trx, { brand: own.brand, id: own.id, by: by.name, now }));
  return isEnded ? own : undefined;
}

/** The refusal of a decision that would end another one, and of which no statement of reasons could say so. */
export const unstatedReplacement = (report: ReportRow, { id }: DecisionRow): ModerationRefused =>
  refused(report, 'is about something that another decision removed', {
    reason: `it would take the place of decision ${id}, and nobody would be told`,
    suggestion: `reverse ${id} first, and decide then`,
  });

/**
 * Would the same be decided once more? Of a suspension only where it ends on the same day. Where nothing of its own stands, only a
 * removal is the same, of what another decision has removed.
 */
async function isSame(
  trx: Transaction,
  report: ReportRow,
  own: DecisionRow | undefined,
  decision: SoundDecision,
): Promise<boolean> {
  if (decision.outcome === 'no_violation') return true;
  if (decision.outcome !== report.outcome) return false;
  if (!own)
    return (
      decision.outcome === 'content_removed' && (await findRemovalSince(trx, report, report.created_at)) !== undefined
    );
  return own.until?.getTime() === decision.until?.getTime();
}

interface Way {
  reason: string;
  suggestion: string;
}

const refused = ({ reference }: ReportRow, what: string, way: Way): ModerationRefused =>
  new ModerationRefused(`Report ${reference} ${what}.`, [{ field: 'outcome', ...way }]);

const byMember = ({ member_id }: ReportRow): string =>
  `decide about the member by their id, ${member_id}, or reject a photo or the text by its id`;

/** The decision that is taken back where there was no violation: the report's own, or the one that had removed the same before it. */
async function wayBack(trx: Transaction, report: ReportRow, own: DecisionRow | undefined): Promise<Way> {
  const reason = `it is ${report.outcome}`;
  if (own?.appeal_state === 'reversed')
    return { reason: `${reason}, and decision ${own.id} was taken back`, suggestion: byMember(report) };
  const standing = own ?? (await findRemovalSince(trx, report, report.created_at));
  return standing
    ? { reason: `${reason}, by decision ${standing.id}`, suggestion: `reverse ${standing.id}` }
    : { reason, suggestion: byMember(report) };
}
