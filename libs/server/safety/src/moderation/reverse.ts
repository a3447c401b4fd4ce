import type { Transaction } from '@parlour/server-db/brand-database';
import type { Reversal } from '@parlour/server-mail/letter';
import { isStillKeptOut } from '@parlour/server-db/shared-questions/is-kept-out';
import {
  findBlocking,
  findDecision,
  findOtherRemoval,
  reverseDecision,
  type Blocking,
  type DecisionRow,
} from '../store/decisions.ts';
import { forgetRefusalsBy } from '../store/refused-photos.ts';
import { findReportersOf } from '../store/report-decisions.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { moderationMailJob } from './moderation-mail.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { isBlock, takesContent } from '../store/takes-content.ts';
import { tellOfDecision, type Told } from './tell-of-decision.ts';

/** What became of a decision that was wrong, and what still stands beside it. */
export interface Reversed {
  measure: DecisionRow['measure'];
  told: Told[];
  /** What keeps the account blocked all the same. */
  blockedBy: Blocking[];
  /** The decision that keeps removed what this one had removed. */
  removedBy: string | null;
}

/**
 * Takes a decision back, after a complaint about it. The account opens unless something else keeps it closed. A photo
 * or a text about oneself is shown again unless another decision took it too; a text that was written since waits its
 * own turn. Messages that were removed stay so, photos too: both sides have seen that they are gone. Whom the decision
 * was about is told.
 *
 * @throws ModerationRefused
 */
export async function reverse(ports: ModerationPorts, context: DecidingContext, decisionId: string): Promise<Reversed> {
  const { db, brand, origin, now, by } = context;
  const decision = await findDecision(db, brand.id, decisionId);
  if (!decision) throw new ModerationRefused('There is no such decision.');
  return decideInTransaction(context, async ({ trx }) => {
    if (!(await reverseDecision(trx, { brand: brand.id, id: decisionId, by: by.name, now })))
      throw new ModerationRefused('This decision was taken back already.');
    const { brand: ofBrand, member_id: memberId, measure } = decision;
    const removal = takesContent(decision) ? await findOtherRemoval(trx, decision) : undefined;
    const back = await undo(ports, trx, decision, { now, isRemoved: removal !== undefined });
    await forgetRefusalsBy(trx, ofBrand, decisionId);
    await ports.enqueue(trx, moderationMailJob({ kind: 'reversed', brand: brand.id, id: decisionId, origin, back }));
    const reporters = await findReportersOf(trx, decision);
    const told = await tellOfDecision(ports, trx, ofBrand, [
      ...reporters.map((reporter) => ({ memberId: reporter, notice: null })),
      { memberId, notice: 'decision_reversed', as: 'member' },
    ]);
    return { measure, told, blockedBy: await findBlocking(trx, ofBrand, memberId), removedBy: removal?.id ?? null };
  });
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
