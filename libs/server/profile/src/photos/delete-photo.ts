import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { withoutPhoto } from '@parlour/models/profile/album';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { ownPhotos } from './own-photos.ts';
import type { ProfilePorts } from '../ports.ts';
import { deletePhotoRow, lockAlbum, saveAlbum } from '../store/album.ts';

/** From its commit on no address of the photo works; its files go by a job that the same commit put in the queue. */
export const deletePhotoCall = (ports: ProfilePorts) =>
  handle(deletePhoto, async ({ body }, context) => {
    const { brand, viewer } = context;
    const place = { brand: brand.id, photoId: body.id };
    await inTransaction(context, async ({ trx }) => {
      const { photos } = await lockAlbum(trx, brand.id, viewer.id);
      if (!photos.some(({ id }) => id === body.id)) throw refuse('not_found');
      await deletePhotoRow(trx, place);
      await saveAlbum(trx, brand.id, viewer.id, withoutPhoto(photos, body.id));
      await ports.photos.enqueue(trx, { name: 'remove-photo-files', data: place });
    });
    return { photos: await ownPhotos(ports, context) };
  });
