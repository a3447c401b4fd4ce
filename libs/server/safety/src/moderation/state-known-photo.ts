import type { Locale } from '@parlour/models/locale';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findLetterAddressee } from '../store/members.ts';
import { findReasonsBefore } from '../store/refused-photos.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';
import { writeDecision } from './write-decision.ts';

/**
 * States to its owner why a program took a photo down: the same picture was removed before, by a rule after which nobody may
 * upload it again. Of what was seen then nothing is told: that was about another member.
 *
 * @throws where that removal was taken back, or the owner erased, meanwhile
 */
export async function stateKnownPhoto(
  ports: Pick<ModerationPorts, 'enqueue'>,
  trx: Transaction,
  context: Pick<ModerationContext, 'brand' | 'origin' | 'now'>,
  { memberId, photoId }: { memberId: string; photoId: string },
): Promise<void> {
  const before = await findReasonsBefore(trx, context.brand.id, photoId);
  const reasons = before.find(({ rule }) => isNeverTakenAgain([rule]));
  if (!reasons) throw new Error(`Nothing is known any more against photo ${photoId}`);
  const owner = await findLetterAddressee(trx, context.brand.id, memberId);
  if (!owner) throw new Error(`Nobody has photo ${photoId} any more`);
  await writeDecision(
    ports,
    trx,
    { ...context, by: 'program' },
    {
      member_id: memberId,
      report_id: null,
      target_type: 'photo',
      target_id: photoId,
      measure: 'photo_removed',
      ...reasons,
      facts: await factsIn(owner.locale),
      until: null,
    },
  );
}

/** What the program saw, in its owner's language. The words are compiled, and an operator's commands run this room as it stands. */
async function factsIn(locale: Locale): Promise<string> {
  const { knownPictureFacts } = await import('@parlour/server-mail/decision-words');
  const { mailWords } = await import('@parlour/server-mail/mail-catalogue');
  return (await mailWords(locale))._(knownPictureFacts);
}
