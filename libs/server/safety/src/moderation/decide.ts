import {
  appealUntil,
  readDecision,
  removalMeasure,
  type SoundDecision,
  type TypedDecision,
} from '@parlour/models/safety/decisions';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findBlocking, findRemovalSince, type Blocking } from '../store/decisions.ts';
import type { Evidence, EvidenceMessage } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { checkDecidedAgain } from './decide-again.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { moderationMailJob } from './moderation-mail.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { closeReport, lockReport } from '../store/report-decisions.ts';
import { tellOfDecision, type Told } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

/** What was decided, and what a moderator has to know of it. */
export interface Decided {
  decisionId: string | null;
  told: Told[];
  /** What had blocked the account already: where this decision is taken back, it stays blocked. */
  blockedBy: Blocking[];
}

/** A decision that takes something from somebody. */
type Measures = Exclude<SoundDecision, { outcome: 'no_violation' }>;

/**
 * Decides a report: removes, warns, suspends or bans, states the reasons to whom it is about, and tells the reporter what
 * came of it. All of that happens, or nothing. One that found no violation may be decided again, when new facts came.
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
    if (again) await checkDecidedAgain(trx, report, decision, context);
    const decisionId =
      decision.outcome === 'no_violation' ? null : await takeMeasures(ports, trx, context, report, decision);
    // Once the account is locked: whoever decides about the same member beside this one is done, or waits.
    const blocking = isBlock(decision) ? await findBlocking(trx, brand.id, report.member_id) : [];
    const blockedBy = blocking.filter(({ id }) => id !== decisionId);
    await closeReport(trx, report, { outcome: decision.outcome, now, keptUntil: appealUntil(now), by: by.name });
    if (report.reporter_id)
      await ports.enqueue(
        trx,
        moderationMailJob({ kind: 'report-decided', brand: brand.id, id: report.id, origin, again }),
      );
    const told = await tellOfDecision(ports, trx, brand.id, [
      { memberId: decisionId && report.member_id, notice: noticeOf(report, decision), as: 'member' },
      { memberId: report.reporter_id, notice: 'report_decided', as: 'reporter' },
    ]);
    return { decisionId, told, blockedBy };
  });
}

const isBlock = ({ outcome }: SoundDecision): boolean => outcome === 'suspended' || outcome === 'banned';

/** What whom it is about reads of it. */
function noticeOf({ target_type }: ReportRow, { outcome }: SoundDecision): AccountNotice | null {
  if (outcome === 'warned') return 'warned';
  if (outcome !== 'content_removed') return null;
  if (target_type === 'photo') return 'photo_rejected';
  return target_type === 'profile' ? 'text_rejected' : 'content_removed';
}

/**
 * Does what was decided, and keeps it with its reasons. What another decision has taken since the report is not taken a second
 * time, nor stated again: null then.
 */
async function takeMeasures(
  ports: ModerationPorts,
  trx: Transaction,
  context: DecidingContext,
  report: ReportRow,
  { outcome, ...reasons }: Measures,
): Promise<string | null> {
  const { member_id, target_type, target_id, brand } = report;
  const measure = outcome === 'content_removed' ? removalMeasure(target_type, messagesOf(report)) : outcome;
  if (outcome === 'suspended' || outcome === 'banned')
    await ports.closeAccount(trx, { brand, memberId: member_id }, context.now);
  if (outcome === 'content_removed' && !(await removeContent(ports, trx, report, context.now))) {
    if (await findRemovalSince(trx, report, report.created_at)) return null;
    throw untrueRemoval(report);
  }
  const about = { member_id, report_id: report.id, target_type, target_id };
  const removedPhotos = outcome === 'content_removed' ? photosOf(report) : [];
  return writeDecision(ports, trx, context, { ...about, ...reasons, measure, removedPhotos });
}

/** False where what was reported is not there any more. */
async function removeContent(ports: ModerationPorts, trx: Transaction, report: ReportRow, now: Date): Promise<boolean> {
  const { brand, member_id: memberId, target_type, target_id: photoId } = report;
  if (target_type === 'photo') return ports.settlePhoto(trx, { brand, memberId, photoId }, 'banned');
  if (target_type !== 'profile') {
    const ids = messagesOf(report).map(({ id }) => id);
    return (await ports.takeDownMessages(trx, brand, ids, now)) > 0;
  }
  const { about_me: text } = (report.evidence as Evidence).profile;
  return text !== null && ports.settleAboutMe(trx, { brand, memberId, text }, 'rejected');
}

/** Who it belongs to would be told of a removal that did not happen. Decided again, a report is not found without a violation. */
function untrueRemoval({ target_type: target, status }: ReportRow): ModerationRefused {
  if (target === 'profile')
    return new ModerationRefused('This profile has no text about itself to remove.', [
      {
        field: 'outcome',
        reason: 'of a reported profile only the text is removed, where it is still the one that was reported',
        suggestion: 'reject its photos and its text of today one by one, or warn, suspend or ban',
      },
    ]);
  const gone =
    target === 'photo'
      ? 'This photo is not there any more, or was removed already.'
      : 'None of these messages is there any more, or all were removed already.';
  return new ModerationRefused(gone, [
    {
      field: 'outcome',
      reason: 'who it belongs to would be told of a removal that did not happen',
      suggestion: status === 'decided' ? 'warn, suspend or ban' : 'find no violation, or warn, suspend or ban',
    },
  ]);
}

/** The message that was reported; of a conversation those of the reported member that are in the evidence. */
const messagesOf = ({ target_type, target_id, member_id, evidence }: ReportRow): EvidenceMessage[] =>
  (evidence as Evidence).messages.filter(({ id, sender_id }) =>
    target_type === 'message' ? id === target_id : sender_id === member_id,
  );

/** The photo that was reported, or those of the reported messages. */
const photosOf = (report: ReportRow): string[] => {
  if (report.target_type === 'profile') return [];
  return report.target_type === 'photo'
    ? [report.target_id]
    : messagesOf(report).flatMap(({ photo_id: photoId }) => photoId ?? []);
};
