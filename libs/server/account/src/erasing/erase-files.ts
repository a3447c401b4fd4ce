import { forgetExport, exportsOf } from '../store/erasing/exports.ts';
import { addressesOf } from '../store/erasing/addresses.ts';
import { forgetPhoto, photosOf } from '../store/erasing/photos.ts';
import type { Erasure } from './erase-member.ts';

/** Every photo, shown or sent: first its files in all sizes, then its row. */
export async function erasePhotos({ db, brand, memberId, ports }: Erasure): Promise<void> {
  for (let ids = await photosOf(db, brand, memberId); ids.length > 0; ids = await photosOf(db, brand, memberId))
    for (const photoId of ids) {
      await ports.removePhotoFiles({ brand, photoId });
      await forgetPhoto(db, brand, memberId, photoId);
    }
}

/** The copies that the member asked for and did not wait for to expire. */
export async function eraseExports({ db, brand, memberId, ports }: Erasure): Promise<void> {
  for (const exportId of await exportsOf(db, brand, memberId)) {
    await ports.removeExportFile({ brand, exportId });
    await forgetExport(db, brand, exportId);
  }
}

/** Mails that this server kept for any address that the member had, and the work that still names the member. */
export async function forgetMailsAndJobs({ db, brand, memberId, ports }: Erasure): Promise<void> {
  for (const address of await addressesOf(db, brand, memberId)) await ports.forgetMails(brand, address);
  await ports.forgetJobs(memberId);
}
