import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findReasonsBefore } from '../store/refused-photos.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';
import { writeDecision } from './write-decision.ts';

/**
 * States to its owner why a program took a photo down: the same picture was removed before, by a rule after which nobody may
 * upload it again. Of what was seen then nothing is told: that was about another member.
 *
 * @throws where that removal was taken back meanwhile
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
      facts: 'The same picture was removed here before.',
      until: null,
    },
  );
}
