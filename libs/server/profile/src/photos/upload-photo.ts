import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { photosIn, photosMax, roomIn, withMain, type AlbumPhoto } from '@parlour/models/profile/album';
import { inTransaction } from '@parlour/server-bus';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { ownPhotos } from './own-photos.ts';
import type { PhotoVerdict } from './photo-ports.ts';
import type { ProfilePorts } from '../ports.ts';
import { forgetFormerMain, insertPhoto, lockAlbum, saveAlbum } from '../store/album.ts';
import { findPhotos } from '../store/photos.ts';
import type { TakenIn } from './take-photo.ts';

/** Takes a photo into the caller's own album. */
export const uploadPhotoCall = (ports: ProfilePorts) =>
  handle(uploadPhoto, async ({ body: { file, crop, is_main: isMainWanted = false } }, context) => {
    const photoId = await ports.takePhoto(
      context,
      { file, crop },
      {
        makeRoom: () => refuseWhereFull(context),
        keep: (taken) => addToAlbum(context, taken, isMainWanted),
      },
    );
    return { photo: (await ownPhotos(ports, context)).find(({ id }) => id === photoId)! };
  });

async function refuseWhereFull(context: MemberContext): Promise<void> {
  const { brand, db, viewer } = context;
  const photos = await findPhotos(db, brand.id, viewer.id);
  refuseWithoutRoom(context, viewer.paidUser, photos);
}

/**
 * Adds a photo to the album. Under the member's lock it asks again whether there is room: of many uploads at once, only
 * as many get in as there is room for. It also asks whether the member is confirmed: no photo is held that came just
 * too late for the confirmation to have it judged. Answers the id of the photo.
 */
async function addToAlbum(context: MemberContext, { photo, verdict }: TakenIn, isMainWanted: boolean): Promise<string> {
  const { brand, viewer } = context;
  await inTransaction(context, async ({ trx }) => {
    const { paidUser, confirmed, photos } = await lockAlbum(trx, brand.id, viewer.id);
    refuseWithoutRoom(context, paidUser, photos);
    const status = confirmed ? statusBy(verdict) : 'pending';
    await insertPhoto(trx, brand.id, viewer.id, { ...photo, status, position: photos.length });
    const album = [...photos, { id: photo.id, status, visibility: 'all' as const, isMain: false }];
    if (isMainWanted && status === 'approved') await forgetFormerMain(trx, brand.id, viewer.id);
    await saveAlbum(trx, brand.id, viewer.id, withMain(album, isMainWanted ? photo.id : undefined));
  });
  return photo.id;
}

/** A verdict as a status. A photo of an unconfirmed member waits, whatever the moderation says (contract part 0, 4). */
function statusBy(verdict: PhotoVerdict): Exclude<PhotoVerdict, 'banned'> {
  if (verdict === 'banned') throw refuse('photo_banned');
  return verdict;
}

/** Where rejected photos are in the way, one of them has to go, and premium would not help. */
function refuseWithoutRoom(
  { brand: { settings } }: MemberContext,
  paidUser: boolean,
  photos: readonly Pick<AlbumPhoto, 'status'>[],
): void {
  const max = photosMax(settings, paidUser);
  if (roomIn(photos, max) > 0) return;
  throw refuse('photo_limit', { max, premium_max: photosIn(photos) < max ? max : settings.photos_premium });
}
