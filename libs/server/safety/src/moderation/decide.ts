import {
  keptForComplaints,
  readDecision,
  removalMeasure,
  type SoundDecision,
  type TypedDecision,
} from '@parlour/models/safety/decisions';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { Transaction } from '@parlour/server-db/brand-database';
import {
  findBlocking,
  findRemovalSince,
  noteCopiesRemoved,
  type Blocking,
  type DecisionRow,
} from '../store/decisions.ts';
import { findHeldDigests } from '../store/pictures.ts';
import type { ReportRow } from '../store/reports.ts';
import { endReplaced, unstatedReplacement } from './decide-again.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { moderationMailJob } from './moderation-mail.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { refusePictures, type Copies } from './refuse-pictures.ts';
import { messagesOf, photosOf, removeReported, untrueRemoval } from './remove-reported.ts';
import { takeBackWith } from './reverse.ts';
import { closeReport, lockReport } from '../store/report-decisions.ts';
import { isBlock, takesContent } from '../store/takes-content.ts';
import { giveBack } from './take-back.ts';
import { tellOfDecision, type Told } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

interface Taken extends Copies {
  /** Null where nothing was taken from anybody. */
  decisionId: string | null;
}

const nothing: Taken = { decisionId: null };

/** What was decided, and what a moderator has to know of it. */
export interface Decided extends Taken {
  told: Told[];
  /** What had blocked the account already: where this decision is taken back, it stays blocked. */
  blockedBy: Blocking[];
  /** The decision of the same report in whose place it was taken. */
  replaces?: string;
}

/** A decision that takes something from somebody. */
type Measures = Exclude<SoundDecision, { outcome: 'no_violation' }>;

/**
 * Decides a report: removes, warns, suspends or bans, states the reasons to whom it is about, and tells the reporter what
 * came of it. All of that happens, or nothing. It may be decided again with another outcome, which takes the place of the first.
 *
 * @throws ModerationRefused with all that is wrong
 */
export async function decideReport(
  ports: ModerationPorts,
  context: DecidingContext,
  reportId: string,
  typed: TypedDecision,
): Promise<Decided> {
  const { brand, origin, now, by } = context;
  const read = readDecision(typed, { now, timeZone: brand.settings.time_zone });
  if (!read.ok) throw new ModerationRefused('This decision cannot be taken.', read.problems);
  const { decision } = read;
  return decideInTransaction(context, async ({ trx }) => {
    const report = await lockReport(trx, { brand: brand.id, id: reportId });
    if (!report) throw new ModerationRefused('There is no such report.');
    const again = report.status === 'decided';
    const replaced = again ? await endReplaced(trx, report, decision, context) : undefined;
    const taken =
      decision.outcome === 'no_violation'
        ? nothing
        : await takeMeasures(ports, trx, context, report, decision, replaced);
    const { decisionId } = taken;
    // Once the account is locked: whoever decides about the same member beside this one is done, or waits.
    const blocking = isBlock(decision.outcome) ? await findBlocking(trx, brand.id, report.member_id) : [];
    const blockedBy = blocking.filter(({ id }) => id !== decisionId);
    await closeReport(trx, report, { outcome: decision.outcome, now, keptUntil: keptForComplaints(now), by: by.name });
    if (report.reporter_id)
      await ports.enqueue(
        trx,
        moderationMailJob({
          kind: 'report-decided',
          brand: brand.id,
          id: report.id,
          origin,
          again,
          ...(decisionId !== null && { decisionId }),
        }),
      );
    const told = await tellOfDecision(ports, trx, brand.id, [
      { memberId: decisionId && report.member_id, notice: noticeOf(report, decision), decisionId, as: 'member' },
      { memberId: report.reporter_id, notice: 'report_decided', as: 'reporter' },
    ]);
    return { ...taken, told, blockedBy, ...(replaced && { replaces: replaced.id }) };
  });
}

/** What whom it is about reads of it. */
function noticeOf({ target_type }: ReportRow, { outcome }: SoundDecision): AccountNotice | null {
  if (outcome === 'warned') return 'warned';
  if (outcome !== 'content_removed') return null;
  if (target_type === 'photo') return 'photo_rejected';
  return target_type === 'profile' ? 'text_rejected' : 'content_removed';
}

/**
 * Does what was decided, and keeps it with its reasons. What another decision has taken since the report is not taken a second
 * time, nor stated again. Of a decision in whose place it is taken, what only that one did is undone; what both do stays.
 */
async function takeMeasures(
  ports: ModerationPorts,
  trx: Transaction,
  context: DecidingContext,
  report: ReportRow,
  { outcome, ...reasons }: Measures,
  replaced: DecisionRow | undefined,
): Promise<Taken> {
  const { member_id, target_type, target_id, brand } = report;
  const measure = outcome === 'content_removed' ? removalMeasure(target_type, messagesOf(report)) : outcome;
  const decision = { member_id, report_id: report.id, target_type, target_id, ...reasons, measure };
  if (isBlock(outcome)) await ports.closeAccount(trx, { brand, memberId: member_id }, context.now);
  const takes = takesContent(decision);
  const isTaken = takes && (await removeReported(ports, trx, report, context.now));
  const stays = replaced !== undefined && takesContent(replaced);
  if (outcome === 'content_removed' && !isTaken && !stays) {
    const isGone = await findRemovalSince(trx, report, report.created_at);
    if (isGone && !replaced) return nothing;
    throw isGone && replaced ? unstatedReplacement(report, replaced) : untrueRemoval(report);
  }
  const decisionId = await writeDecision(ports, trx, context, decision);
  // Before it is asked what is gone: a photo that only the replaced decision had taken is there again.
  if (replaced) await giveBack(ports, trx, context, replaced, { isReplaced: true });
  const isRefused = takes || isNeverTakenAgain([reasons.rule]);
  // What is left where it is may be sent again as well; what its owner took away before anybody decided may not.
  const digests = isRefused ? await findHeldDigests(trx, report, photosOf(report), { onlyGone: !takes }) : [];
  const copies = await refusePictures(ports, trx, context, { ...decision, id: decisionId }, digests);
  if (replaced) await takeOver(ports, trx, context, decisionId, replaced);
  return { decisionId, ...copies };
}

/**
 * What rested on a replaced decision rests on the one in its place, or goes back; once that one has its pictures known. Messages with
 * copies stay removed, which is that one's to say from then on.
 */
async function takeOver(
  ports: ModerationPorts,
  trx: Transaction,
  context: DecidingContext,
  decisionId: string,
  replaced: DecisionRow,
): Promise<void> {
  await takeBackWith(ports, trx, context, replaced);
  const { brand, copies_removed } = replaced;
  if (copies_removed === 'messages') await noteCopiesRemoved(trx, { brand, id: decisionId }, copies_removed);
}
