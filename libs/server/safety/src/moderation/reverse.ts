import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Reversal } from '@parlour/server-mail/letter';
import { isStillKeptOut } from '@parlour/server-db/is-kept-out';
import { findDecision, isStillRemoved, reverseDecision, type DecisionRow } from '../store/decisions.ts';
import { moderationMailJob } from './moderation-mail.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';
import { tellOfDecision } from './tell-of-decision.ts';

/**
 * Takes a decision back, after a complaint about it: the account opens unless something else keeps it closed, a photo or a
 * text about oneself is shown again unless another decision took it too, and whom it was about is told. A text that was written
 * since waits its own turn. Messages that were removed stay so, photos too: both sides have seen that they are gone.
 *
 * @throws ModerationRefused
 */
export async function reverse(
  ports: ModerationPorts,
  context: ModerationContext,
  decisionId: string,
): Promise<DecisionRow['measure']> {
  const { db, brand, origin, now } = context;
  const decision = await findDecision(db, brand.id, decisionId);
  if (!decision) throw new ModerationRefused('There is no such decision.');
  return inTransaction(context, async ({ trx }) => {
    if (!(await reverseDecision(trx, brand.id, decisionId, now)))
      throw new ModerationRefused('This decision was taken back already.');
    const back = await undo(ports, trx, decision, now);
    await ports.enqueue(trx, moderationMailJob({ kind: 'reversed', brand: brand.id, id: decisionId, origin, back }));
    await tellOfDecision(ports, trx, brand.id, [{ memberId: decision.member_id, notice: 'decision_reversed' }]);
    return decision.measure;
  });
}

/** Gives back what can be, and says what that is; messages stay removed, and so does what another decision took or closed too. */
async function undo(ports: ModerationPorts, trx: Transaction, decision: DecisionRow, now: Date): Promise<Reversal> {
  const { brand, measure, member_id: memberId, target_type, target_id: photoId } = decision;
  const owner = { brand, memberId };
  if (measure === 'suspended' || measure === 'banned') {
    const isOpen = !(await isStillKeptOut(trx, brand, memberId)) && (await ports.reopenAccount(trx, owner, now));
    return isOpen ? 'account' : 'record';
  }
  if (await isStillRemoved(trx, decision)) return 'record';
  if (measure === 'photo_removed' && target_type === 'photo')
    return (await ports.settlePhoto(trx, { ...owner, photoId }, 'approved')) ? 'photo' : 'record';
  const isText = measure === 'text_removed' && target_type === 'profile';
  return isText && (await ports.pardonAboutMe(trx, owner)) ? 'text' : 'record';
}
