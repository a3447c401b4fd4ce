import {
  appealUntil,
  readDecision,
  removalMeasure,
  type DecisionMeasure,
  type SoundDecision,
  type TypedDecision,
} from '@parlour/models/safety/decisions';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Evidence } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { moderationMailJob } from './moderation-mail.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { ModerationPlace, ModerationPorts } from './ports.ts';
import { closeReport, lockReport } from '../store/report-decisions.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

/** A decision that takes something from somebody. */
type Measures = Exclude<SoundDecision, { outcome: 'no_violation' }>;

/**
 * Decides a report: removes, warns, suspends or bans, states the reasons to whom it is about, and tells the reporter what
 * came of it. All of that happens, or nothing.
 *
 * @throws ModerationRefused with all that is wrong
 */
export async function decideReport(
  ports: ModerationPorts,
  place: ModerationPlace,
  reportId: string,
  typed: TypedDecision,
): Promise<{ decisionId: string | null }> {
  const { brand, origin, now } = place;
  const read = readDecision(typed, now);
  if (!read.ok) throw new ModerationRefused('This decision cannot be taken.', read.problems);
  const { decision } = read;
  return inTransaction(place, async ({ trx }) => {
    const report = await lockReport(trx, { brand: brand.id, id: reportId });
    if (!report) throw new ModerationRefused('There is no such report.');
    if (report.status === 'decided') throw new ModerationRefused(`Report ${report.reference} is decided already.`);
    const decisionId =
      decision.outcome === 'no_violation' ? null : await takeMeasures(ports, trx, place, report, decision);
    await closeReport(trx, report, { outcome: decision.outcome, now, keptUntil: appealUntil(now) });
    if (report.reporter_id)
      await ports.enqueue(trx, moderationMailJob({ kind: 'report-decided', brand: brand.id, id: report.id, origin }));
    await tellOfDecision(ports, trx, brand.id, [
      { memberId: report.reporter_id, notice: 'report_decided' },
      { memberId: decisionId && report.member_id, notice: noticeOf(report, decision) },
    ]);
    return { decisionId };
  });
}

/** What whom it is about reads of it. */
function noticeOf({ target_type }: ReportRow, { outcome }: SoundDecision): AccountNotice | null {
  if (outcome === 'warned') return 'warned';
  if (outcome !== 'content_removed') return null;
  if (target_type === 'photo') return 'photo_rejected';
  return target_type === 'profile' ? 'text_rejected' : 'content_removed';
}

/** Does what was decided, and keeps it with its reasons. */
async function takeMeasures(
  ports: ModerationPorts,
  trx: Transaction,
  place: ModerationPlace,
  report: ReportRow,
  { outcome, ...reasons }: Measures,
): Promise<string> {
  const { member_id, target_type, target_id, brand } = report;
  if (outcome === 'suspended' || outcome === 'banned')
    await ports.closeAccount(trx, { brand, memberId: member_id }, place.now);
  const measure = outcome === 'content_removed' ? await removeContent(ports, trx, report, place.now) : outcome;
  const about = { member_id, report_id: report.id, target_type, target_id };
  return writeDecision(ports, trx, place, { ...about, ...reasons, measure });
}

async function removeContent(
  ports: ModerationPorts,
  trx: Transaction,
  report: ReportRow,
  now: Date,
): Promise<DecisionMeasure> {
  const owner = { brand: report.brand, memberId: report.member_id };
  if (report.target_type === 'photo') await removePhoto(ports, trx, { ...owner, photoId: report.target_id });
  else if (report.target_type === 'profile') await removeAboutMe(ports, trx, report);
  else await takeMessagesAway(ports, trx, report, now);
  return removalMeasure(report.target_type);
}

const untrueRemoval = {
  field: 'outcome',
  reason: 'who it belongs to would be told of a removal that did not happen',
  suggestion: 'find no violation, or warn, suspend or ban',
} as const;

async function removePhoto(
  ports: ModerationPorts,
  trx: Transaction,
  photo: { brand: string; memberId: string; photoId: string },
): Promise<void> {
  if (await ports.settlePhoto(trx, photo, 'banned')) return;
  throw new ModerationRefused('This photo is not there any more, or was removed already.', [untrueRemoval]);
}

async function removeAboutMe(
  ports: ModerationPorts,
  trx: Transaction,
  { brand, member_id: memberId, evidence }: ReportRow,
): Promise<void> {
  const { about_me: text } = (evidence as Evidence).profile;
  if (text !== null && (await ports.settleAboutMe(trx, { brand, memberId, text }, 'rejected'))) return;
  throw new ModerationRefused('This profile has no text about itself to remove.', [
    {
      field: 'outcome',
      reason: 'of a reported profile only the text is removed, where it is still the one that was reported',
      suggestion: 'reject its photos and its text of today one by one, or warn, suspend or ban',
    },
  ]);
}

async function takeMessagesAway(ports: ModerationPorts, trx: Transaction, report: ReportRow, now: Date): Promise<void> {
  if ((await ports.removeMessages(trx, report.brand, messagesOf(report), now)) > 0) return;
  throw new ModerationRefused('None of these messages is there any more, or all were removed already.', [
    untrueRemoval,
  ]);
}

/** The message that was reported; of a conversation those of the reported member that are in the evidence. */
function messagesOf({ target_type, target_id, member_id, evidence }: ReportRow): string[] {
  if (target_type === 'message') return [target_id];
  return (evidence as Evidence).messages.filter(({ sender_id }) => sender_id === member_id).map(({ id }) => id);
}
