import { sql } from 'kysely';
import type { AlbumPhoto } from '@parlour/models/profile/album';
import type { PhotoVisibility } from '@parlour/models/profile/photo-visibility';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { PhotosTable } from '@parlour/server-db/tables/profiles';

/** A photo of an album, and whether it was the main one until a moderator rejected it. */
export type LockedPhoto = AlbumPhoto & { wasMain: boolean };

/** A member's own photos, held until the transaction ends: whoever changes them waits for the others. */
export interface LockedAlbum {
  paidUser: boolean;
  confirmed: boolean;
  photos: LockedPhoto[];
}

/** The member's row is what uploads, moves and deletions wait at; counting photos without it would let a race by. */
export async function lockAlbum(trx: Transaction, brand: string, memberId: string): Promise<LockedAlbum> {
  const member = await trx
    .selectFrom('members')
    .select(['paid_user', 'confirmed_at'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('photos')
    .select(['id', 'status', 'visibility', 'is_main', 'was_main'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'profile')
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const photos = rows.map(({ is_main: isMain, was_main: wasMain, ...photo }) => ({ ...photo, isMain, wasMain }));
  return { paidUser: member.paid_user, confirmed: member.confirmed_at !== null, photos };
}

/** Writes order and main photo of an album, and what the profile says of them. */
export async function saveAlbum(
  trx: Transaction,
  brand: string,
  memberId: string,
  photos: readonly AlbumPhoto[],
): Promise<void> {
  const ids = photos.map(({ id }) => id);
  const main = photos.find(({ isMain }) => isMain)?.id ?? null;
  await sql`
    update photos set position = album.place - 1, is_main = album.id is not distinct from ${main}::uuid
    from unnest(${ids}::uuid[]) with ordinality as album (id, place)
    where photos.brand = ${brand} and photos.member_id = ${memberId} and photos.id = album.id`.execute(trx);
  await trx
    .updateTable('profiles')
    .set({ main_photo_id: main, photos_total: photos.filter(({ status }) => status === 'approved').length })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}

export type NewPhoto = Pick<
  PhotosTable,
  'id' | 'storage_key' | 'width' | 'height' | 'thumbhash' | 'digest' | 'status' | 'position'
>;

/** Adds a photo whose files are kept already. */
export async function insertPhoto(trx: Transaction, brand: string, memberId: string, photo: NewPhoto): Promise<void> {
  await trx
    .insertInto('photos')
    .values({ brand, member_id: memberId, ...photo })
    .execute();
}

export type PhotoChanges = Partial<Pick<PhotosTable, 'status' | 'reject_code'>> & {
  visibility?: PhotoVisibility;
  was_main?: boolean;
};

/** Changes a photo's state or who may see it; its place is the album's. */
export async function updatePhotoRow(
  trx: Transaction,
  { brand, photoId }: { brand: string; photoId: string },
  changes: PhotoChanges,
): Promise<void> {
  await trx.updateTable('photos').set(changes).where('brand', '=', brand).where('id', '=', photoId).execute();
}

/** Whichever was the main photo before is it no more, also where it comes back: its owner has chosen another, or it is it again. */
export async function forgetFormerMain(trx: Transaction, brand: string, memberId: string): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ was_main: false })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('was_main', '=', true)
    .execute();
}

/** Removes a photo's row; its files are another matter (`PhotoIntake.remove`). */
export async function deletePhotoRow(
  trx: Transaction,
  { brand, photoId }: { brand: string; photoId: string },
): Promise<void> {
  await trx.deleteFrom('photos').where('brand', '=', brand).where('id', '=', photoId).execute();
}
