import type { Transaction } from '@parlour/server-db/brand-database';
import type { Evidence, EvidenceMessage } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { ModerationPorts } from './ports.ts';

/** Takes what was reported away; false where it is not there any more. */
export async function removeReported(
  ports: ModerationPorts,
  trx: Transaction,
  report: ReportRow,
  now: Date,
): Promise<boolean> {
  const { brand, member_id: memberId, target_type, target_id: photoId } = report;
  if (target_type === 'photo') return ports.settlePhoto(trx, { brand, memberId, photoId }, 'banned');
  if (target_type !== 'profile') {
    const ids = messagesOf(report).map(({ id }) => id);
    return (await ports.takeDownMessages(trx, brand, ids, now)) > 0;
  }
  const { about_me: text } = (report.evidence as Evidence).profile;
  return text !== null && ports.settleAboutMe(trx, { brand, memberId, text }, 'rejected');
}

/** The refusal of a removal: who it belongs to would be told of one that did not happen. Decided again, a report is not found without a violation. */
export function untrueRemoval({ target_type: target, status }: ReportRow): ModerationRefused {
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
export const messagesOf = ({ target_type, target_id, member_id, evidence }: ReportRow): EvidenceMessage[] =>
  (evidence as Evidence).messages.filter(({ id, sender_id }) =>
    target_type === 'message' ? id === target_id : sender_id === member_id,
  );

/** The photo that was reported, or those of the reported messages. */
export const photosOf = (report: ReportRow): string[] => {
  if (report.target_type === 'profile') return [];
  return report.target_type === 'photo'
    ? [report.target_id]
    : messagesOf(report).flatMap(({ photo_id: photoId }) => photoId ?? []);
};
