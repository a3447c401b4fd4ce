import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import { noteCopiesRemoved, type DecisionRow } from '../store/decisions.ts';
import { findCopies, type PictureCopy } from '../store/pictures.ts';
import { rememberRefused } from '../store/refused-photos.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';

/** What refusing pictures needs of the other slices. */
type RefusingPorts = Pick<ModerationPorts, 'enqueue' | 'settlePhoto' | 'takeDownMessages'>;

/** Where else the same pictures stood; each is left out where that is nowhere. */
export interface Copies {
  /** How many more the member had, in messages and in the album. */
  ownCopies?: number;
  /** The other members in whose messages they stood. */
  copiesSentBy?: string[];
  /** The other members in whose albums they stood. */
  copiesShownBy?: string[];
}

/**
 * Has the pictures known again that a decision rejected. By a rule by which somebody is harmed each time they are seen, they
 * also go from wherever else they stand in the brand.
 *
 * @returns where that was: the other members are each stated the reasons by decisions of a program
 */
export async function refusePictures(
  ports: RefusingPorts,
  trx: Transaction,
  { brand, now }: Pick<ModerationContext, 'brand' | 'now'>,
  { id: decisionId, rule, member_id }: Pick<DecisionRow, 'id' | 'rule' | 'member_id'>,
  digests: readonly string[],
): Promise<Copies> {
  await rememberRefused(trx, { brand: brand.id, decisionId, rule, now }, digests);
  if (digests.length === 0 || !isNeverTakenAgain([rule])) return {};
  const copies = await findCopies(trx, brand.id, digests);
  await hideInAlbums(ports, trx, brand.id, copies.filter(isInAlbum));
  const sent = copies.filter(isSent);
  if (sent.length > 0)
    await ports.takeDownMessages(
      trx,
      brand.id,
      sent.map(({ messageId }) => messageId),
      now,
    );
  const isOwn = ({ ownerId }: PictureCopy): boolean => ownerId === member_id;
  const own = copies.filter(isOwn);
  if (own.length > 0)
    await noteCopiesRemoved(trx, { brand: brand.id, id: decisionId }, own.some(isSent) ? 'messages' : 'album');
  const ofOthers = sent.filter((copy) => !isOwn(copy));
  for (const { ownerId: memberId, photoId, messageId } of firstOfEach(ofOthers))
    await ports.enqueue(trx, { name: 'state-sent-copy', data: { brand: brand.id, memberId, photoId, messageId } });
  const shown = copies.filter((copy) => isInAlbum(copy) && !isOwn(copy));
  return {
    ...(own.length > 0 && { ownCopies: own.length }),
    ...(ofOthers.length > 0 && { copiesSentBy: ownersOf(ofOthers) }),
    ...(shown.length > 0 && { copiesShownBy: ownersOf(shown) }),
  };
}

type SentCopy = PictureCopy & { messageId: string };

const isSent = (copy: PictureCopy): copy is SentCopy => copy.messageId !== null;
const isInAlbum = ({ messageId }: PictureCopy): boolean => messageId === null;
const ownersOf = (copies: readonly PictureCopy[]): string[] => [...new Set(copies.map(({ ownerId }) => ownerId))];

/** One of those who sent the same picture more than once: the reasons are the same for all of them. */
const firstOfEach = (copies: readonly SentCopy[]): SentCopy[] => [
  ...new Map(copies.toReversed().map((copy) => [`${copy.ownerId} ${copy.digest}`, copy])).values(),
];

/** Hides pictures in albums at once: there a program judges them again, rejects them and states the reasons to each owner. */
async function hideInAlbums(
  ports: RefusingPorts,
  trx: Transaction,
  brand: string,
  copies: readonly PictureCopy[],
): Promise<void> {
  for (const { ownerId: memberId, photoId } of copies)
    await ports.settlePhoto(trx, { brand, memberId, photoId }, 'pending');
  for (const memberId of ownersOf(copies))
    await ports.enqueue(trx, { name: 'judge-photos', data: { brand, memberId } });
}
