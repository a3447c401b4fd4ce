import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { DecisionRow } from '../store/decisions.ts';
import { findCopies } from '../store/pictures.ts';
import { rememberRefused } from '../store/refused-photos.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';

/** What refusing pictures needs of the other slices. */
type RefusingPorts = Pick<ModerationPorts, 'enqueue' | 'settlePhoto' | 'takeDownMessages'>;

/** The members in whose messages the same pictures stood too; left out where there are none. */
export interface CopiesSent {
  copiesSentBy?: string[];
}

/**
 * Has the pictures known again that a decision rejected. By a rule by which somebody is harmed each time they are seen, they
 * also go from wherever else they stand in the brand.
 *
 * @returns the other members who had sent them: the reasons are stated to them by decisions of their own
 */
export async function refusePictures(
  ports: RefusingPorts,
  trx: Transaction,
  { brand, now }: Pick<ModerationContext, 'brand' | 'now'>,
  { id: decisionId, rule, member_id }: Pick<DecisionRow, 'id' | 'rule' | 'member_id'>,
  digests: readonly string[],
): Promise<CopiesSent> {
  await rememberRefused(trx, { brand: brand.id, decisionId, rule, now }, digests);
  if (digests.length === 0 || !isNeverTakenAgain([rule])) return {};
  const senders = await takeDownCopies(ports, trx, { brand: brand.id, now }, digests);
  const copiesSentBy = senders.filter((sender) => sender !== member_id);
  return copiesSentBy.length > 0 ? { copiesSentBy } : {};
}

/**
 * Takes pictures out of messages for both who speak, and hides them in albums at once: there a program judges them again,
 * rejects them and states the reasons to each owner. Answers who had sent them.
 */
async function takeDownCopies(
  ports: RefusingPorts,
  trx: Transaction,
  { brand, now }: { brand: string; now: Date },
  digests: readonly string[],
): Promise<string[]> {
  const copies = await findCopies(trx, brand, digests);
  const inAlbums = copies.filter(({ messageId }) => messageId === null);
  for (const { ownerId: memberId, photoId } of inAlbums)
    await ports.settlePhoto(trx, { brand, memberId, photoId }, 'pending');
  for (const memberId of new Set(inAlbums.map(({ ownerId }) => ownerId)))
    await ports.enqueue(trx, { name: 'judge-photos', data: { brand, memberId } });
  const sent = copies.flatMap(({ ownerId, messageId }) => (messageId ? [{ ownerId, messageId }] : []));
  if (sent.length > 0)
    await ports.takeDownMessages(
      trx,
      brand,
      sent.map(({ messageId }) => messageId),
      now,
    );
  return [...new Set(sent.map(({ ownerId }) => ownerId))];
}
