import type { Transaction } from '@parlour/server-db/brand-database';
import type { Reversal } from '@parlour/server-mail/letter';
import { isStillKeptOut } from '@parlour/server-db/shared-questions/is-kept-out';
import { findOtherRemoval, reverseDecision, type DecisionRow } from '../store/decisions.ts';
import { findReportsOf } from '../store/report-decisions.ts';
import { isBlock, takesContent } from '../store/takes-content.ts';
import { moderationMailJob } from './moderation-mail.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { tellOfDecision, type Told } from './tell-of-decision.ts';

/** Who was told that a decision was taken back, and the one that keeps removed what it had removed. */
export interface TakenBack {
  told: Told[];
  removedBy: string | null;
}

/**
 * Ends one decision, gives back what can be, and tells whom it was about, and whoever had been told of it as the outcome of a
 * report. Null where it was taken back already.
 */
export async function takeBack(
  ports: ModerationPorts,
  trx: Transaction,
  context: Pick<DecidingContext, 'origin' | 'now' | 'by'>,
  decision: DecisionRow,
): Promise<TakenBack | null> {
  const { brand, id } = decision;
  if (!(await reverseDecision(trx, { brand, id, by: context.by.name, now: context.now }))) return null;
  return giveBack(ports, trx, context, decision);
}

/**
 * Gives back what a decision that has ended took and no other one takes. Where another one has taken its place, whom it was about
 * reads that in the statement of that one.
 */
export async function giveBack(
  ports: ModerationPorts,
  trx: Transaction,
  { origin, now }: Pick<DecidingContext, 'origin' | 'now'>,
  decision: DecisionRow,
  { isReplaced = false }: { isReplaced?: boolean } = {},
): Promise<TakenBack> {
  const { brand, id, member_id: memberId } = decision;
  const removal = takesContent(decision) ? await findOtherRemoval(trx, decision) : undefined;
  const back = await undo(ports, trx, decision, { now, isRemoved: removal !== undefined });
  const reports = await findReportsOf(trx, decision);
  const ended = reports.filter(({ isReversed }) => isReversed);
  for (const { id: reportId } of ended)
    await ports.enqueue(
      trx,
      moderationMailJob({ kind: 'report-reversed', brand, id: reportId, origin, decisionId: id }),
    );
  if (!isReplaced) await ports.enqueue(trx, moderationMailJob({ kind: 'reversed', brand, id, origin, back }));
  const told = await tellOfDecision(ports, trx, brand, [
    ...(isReplaced ? [] : [{ memberId, notice: 'decision_reversed' as const, decisionId: id, as: 'member' as const }]),
    ...reports.map(({ reporterId }) => ({ memberId: reporterId, notice: null })),
    ...ended.map(({ reporterId }) => ({
      memberId: reporterId,
      notice: 'report_decided' as const,
      as: 'reporter' as const,
    })),
  ]);
  return { told: [...new Set(told)], removedBy: removal?.id ?? null };
}

/** Gives back what can be, and says what that is; messages stay removed, and so does what another decision took or closed too. */
async function undo(
  ports: ModerationPorts,
  trx: Transaction,
  decision: DecisionRow,
  { now, isRemoved }: { now: Date; isRemoved: boolean },
): Promise<Reversal> {
  const { brand, measure, member_id: memberId, target_type, target_id: photoId } = decision;
  const owner = { brand, memberId };
  const isOpen =
    isBlock(measure) && !(await isStillKeptOut(trx, brand, memberId)) && (await ports.reopenAccount(trx, owner, now));
  const isPhoto = target_type === 'photo' && takesContent(decision) && !isRemoved;
  const isPhotoBack = isPhoto && (await ports.settlePhoto(trx, { ...owner, photoId }, 'approved'));
  if (isOpen || isPhotoBack) return isOpen ? 'account' : 'photo';
  const isText = measure === 'text_removed' && target_type === 'profile' && !isRemoved;
  return isText && (await ports.pardonAboutMe(trx, owner)) ? 'text' : 'record';
}
