import { withMain } from '@parlour/models/profile/album';
import { inTransaction, type WorkPlace } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { PhotoPorts, PhotoVerdict } from './photo-ports.ts';
import { lockAlbum, saveAlbum, updatePhotoRow } from './store/album.ts';
import { findPendingPhotos } from './store/photos.ts';

/** What a verdict makes of a photo; one that has to be looked at stays as it is. */
const changesBy = {
  approved: { status: 'approved' },
  banned: { status: 'rejected', reject_code: 'photo_banned' },
} as const satisfies Partial<Record<PhotoVerdict, object>>;

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
export async function judgePhotos(
  { judge }: Pick<PhotoPorts, 'judge'>,
  place: WorkPlace,
  memberId: string,
): Promise<void> {
  for (const photoId of await findPendingPhotos(place.db, place.brand.id, memberId)) {
    const verdict = await judge({ brand: place.brand.id, photoId });
    if (verdict !== 'pending') await settlePhoto(place, memberId, photoId, verdict);
  }
}

async function settlePhoto(
  place: WorkPlace,
  memberId: string,
  photoId: string,
  verdict: keyof typeof changesBy,
): Promise<void> {
  const brand = place.brand.id;
  await inTransaction(place, async ({ trx }) => {
    const { photos } = await lockAlbum(trx, brand, memberId);
    const isWaiting = photos.some(({ id, status }) => id === photoId && status === 'pending');
    if (!isWaiting) return;
    const changes = changesBy[verdict];
    await updatePhotoRow(trx, { brand, photoId }, changes);
    const settled = photos.map((photo) => (photo.id === photoId ? { ...photo, status: changes.status } : photo));
    await saveAlbum(trx, brand, memberId, withMain(settled));
  });
}
