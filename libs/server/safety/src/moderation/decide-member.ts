import { readDecision, type SoundDecision, type TypedDecision } from '@parlour/models/safety/decisions';
import { findBlocking, type Blocking } from '../store/decisions.ts';
import { findRemaining } from '../store/members.ts';
import type { Decided } from './decide.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Warns, suspends or bans a member whom nobody has reported, and states the reasons to them. Customer service has heard
 * of something, or a moderator has seen it.
 *
 * @throws ModerationRefused with all that is wrong
 */
export async function decideMember(
  ports: ModerationPorts,
  context: DecidingContext,
  memberId: string,
  typed: TypedDecision,
): Promise<Decided & { decisionId: string }> {
  const { brand, now } = context;
  // Only the outcome is wrong then: to leave out its reasons as well would not help.
  const asked = typed.outcome === 'no_violation' ? { outcome: typed.outcome } : typed;
  const read = readDecision(asked, { now, timeZone: brand.settings.time_zone });
  if (!read.ok) throw new ModerationRefused('This decision cannot be taken.', read.problems);
  const { decision } = read;
  if (decision.outcome === 'no_violation' || decision.outcome === 'content_removed')
    throw new ModerationRefused('This decision needs a report.', [
      {
        field: 'outcome',
        reason: 'nothing was reported of which it could be said',
        suggestion: 'warn, suspend or ban, or reject a photo or the text by its id',
      },
    ]);
  const { outcome: measure, ...reasons } = decision;
  return decideInTransaction(context, async ({ trx }) => {
    const [remaining] = await findRemaining(trx, brand.id, [memberId]);
    if (!remaining) throw new ModerationRefused('There is no such member any more.');
    const isBlock = measure !== 'warned';
    if (isBlock) await ports.closeAccount(trx, { brand: brand.id, memberId }, now);
    const blockedBy = isBlock ? await findBlocking(trx, brand.id, memberId) : [];
    refuseRepeated(blockedBy, decision);
    const about = { member_id: memberId, report_id: null, target_type: 'profile', target_id: memberId } as const;
    const decisionId = await writeDecision(ports, trx, context, { ...about, ...reasons, measure });
    const told = await tellOfDecision(ports, trx, brand.id, [
      { memberId, notice: isBlock ? null : 'warned', decisionId, as: 'member' },
    ]);
    return { decisionId, told, blockedBy };
  });
}

/**
 * Refuses the same decision a second time: it adds nothing, and would have to be taken back by itself. It is asked once
 * the account is locked, so that nobody else decides the same meanwhile.
 */
function refuseRepeated(blockedBy: readonly Blocking[], decision: SoundDecision): void {
  const until = 'until' in decision ? decision.until?.getTime() : undefined;
  const equal = blockedBy.find((one) => one.measure === decision.outcome && one.until?.getTime() === until);
  if (!equal) return;
  throw new ModerationRefused('This member is blocked so already.', [
    {
      field: 'outcome',
      reason: `decision ${equal.id} stands`,
      suggestion: 'leave it as it is, or choose another measure or another last day',
    },
  ]);
}
