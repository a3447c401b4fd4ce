import { withMain } from '@parlour/models/profile/album';
import { reviewStatuses, type ReviewStatus } from '@parlour/models/profile/review-status';
import { inTransaction, type WorkContext } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { JudgingPorts, PhotoPorts, PhotoVerdict } from './photo-ports.ts';
import { forgetFormerMain, lockAlbum, saveAlbum, updatePhotoRow, type LockedPhoto } from '../store/album.ts';
import { findPendingPhotos } from '../store/photos.ts';
import type { Settled } from '../store/settle-about-me.ts';

/** What a verdict makes of a photo. */
const changesBy = {
  approved: { status: 'approved', reject_code: null },
  pending: { status: 'pending', reject_code: null },
  banned: { status: 'rejected', reject_code: 'photo_banned' },
} as const satisfies Record<PhotoVerdict, object>;

/** In the transaction that confirms a member: what was uploaded until then is judged as soon as it has committed. */
export async function releasePhotos(
  { enqueue }: Pick<PhotoPorts, 'enqueue'>,
  trx: Transaction,
  brand: string,
  memberId: string,
): Promise<void> {
  const held = await findPendingPhotos(trx, brand, memberId);
  if (held.length > 0) await enqueue(trx, { name: 'judge-photos', data: { brand, memberId } });
}

/** Judges the photos of a member that wait. What was decided or removed meanwhile stays as it is, so it may run again. */
export async function judgePhotos(ports: JudgingPorts, context: WorkContext, memberId: string): Promise<void> {
  for (const { id, digest } of await findPendingPhotos(context.db, context.brand.id, memberId)) {
    const verdict = await ports.judge({ brand: context.brand.id, digest });
    if (verdict !== 'pending') await settleWaiting(ports, context, memberId, id, verdict);
  }
}

async function settleWaiting(
  { tell, stateReasons }: JudgingPorts,
  context: WorkContext,
  memberId: string,
  photoId: string,
  verdict: Exclude<PhotoVerdict, 'pending'>,
): Promise<void> {
  const photo = { brand: context.brand.id, memberId, photoId };
  await inTransaction(context, async ({ trx }) => {
    const settled = await settlePhoto(trx, photo, verdict, { from: ['pending'] });
    if (!settled) return;
    if (verdict === 'banned') await stateReasons(trx, photo);
    await tell(trx, photo, verdict === 'approved' ? 'photo_approved' : 'photo_rejected');
  });
}

/**
 * Shows a photo to others, or takes it off the album and off the profile, for good or until it is judged. The main photo is it
 * again when it comes back, unless its owner has chosen another since.
 *
 * @param options.from the states in which it still may be settled; by default a moderator's word goes before all others
 * @param options.settled who looked at it by itself, and when; without it, what was known of that is forgotten
 * @returns false where there is no such photo, or it is so already
 */
export async function settlePhoto(
  trx: Transaction,
  { brand, memberId, photoId }: { brand: string; memberId: string; photoId: string },
  verdict: PhotoVerdict,
  { from = reviewStatuses, settled }: { from?: readonly ReviewStatus[]; settled?: Settled } = {},
): Promise<boolean> {
  const { photos } = await lockAlbum(trx, brand, memberId);
  const changes = { ...changesBy[verdict], settled_by: settled?.by ?? null, settled_at: settled?.at ?? null };
  const found = photos.find(({ id }) => id === photoId);
  if (!found || found.status === changes.status || !from.includes(found.status)) return false;
  const isBack = verdict === 'approved' && found.wasMain;
  if (isBack) await forgetFormerMain(trx, brand, memberId);
  await updatePhotoRow(
    trx,
    { brand, photoId },
    verdict === 'approved' ? changes : { ...changes, ...formerMain(photos, found) },
  );
  const album = photos.map((photo) => (photo.id === photoId ? { ...photo, status: changes.status } : photo));
  await saveAlbum(trx, brand, memberId, withMain(album, isBack ? photoId : undefined));
  return true;
}

/** What only stands in for a main photo that was taken off was chosen by nobody, and is not the one to come back. */
const formerMain = (album: readonly LockedPhoto[], { isMain }: LockedPhoto): { was_main?: true } =>
  isMain && !album.some(({ wasMain }) => wasMain) ? { was_main: true } : {};
