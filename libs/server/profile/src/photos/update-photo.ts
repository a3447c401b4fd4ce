import { updatePhoto } from '@parlour/contract/profile/update-photo';
import { withMain, withMoved } from '@parlour/models/profile/album';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { ownPhotos } from './own-photos.ts';
import type { ProfilePorts } from '../ports.ts';
import { forgetFormerMain, lockAlbum, saveAlbum, updatePhotoRow } from '../store/album.ts';

/** Main photo, order and visibility of one's own photo, all of what is named or nothing. */
export const updatePhotoCall = (ports: ProfilePorts) =>
  handle(updatePhoto, async ({ body }, context) => {
    const { brand, viewer } = context;
    const { id, is_main, order, visibility } = body;
    await inTransaction(context, async ({ trx }) => {
      const { photos } = await lockAlbum(trx, brand.id, viewer.id);
      const photo = photos.find((candidate) => candidate.id === id);
      if (!photo) throw refuse('not_found');
      if (is_main && photo.status !== 'approved') throw refuse('main_must_be_approved');
      if (visibility) await updatePhotoRow(trx, { brand: brand.id, photoId: id }, { visibility });
      if (is_main) await forgetFormerMain(trx, brand.id, viewer.id);
      const ordered = order === undefined ? photos : withMoved(photos, id, order);
      await saveAlbum(trx, brand.id, viewer.id, withMain(ordered, is_main ? id : undefined));
    });
    return { photos: await ownPhotos(ports, context) };
  });
