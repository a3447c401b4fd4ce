import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MessagePhoto } from './message-row.ts';

/** A photo that was taken in, with the place of its files. */
export interface NewPhoto extends MessagePhoto {
  storage_key: string;
  /** Of its pixels. */
  digest: string;
}

/** Keeps a photo that is to be sent; until then it waits, for its owner's eyes only. */
export async function insertUnsentPhoto(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  photo: NewPhoto,
): Promise<void> {
  await db
    .insertInto('photos')
    .values({ ...photo, brand, member_id: memberId, kind: 'chat', status: 'pending', reject_code: null, position: 0 })
    .execute();
}

/**
 * A photo of this member's that no message has yet, not even a held one; null where there is none. It stays until the transaction
 * ends, where there is one.
 */
export async function findUnsentPhoto(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  photoId: string,
): Promise<MessagePhoto | null> {
  const photo = await db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'thumbhash'])
    .where('brand', '=', brand)
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'chat')
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('held_messages').select('id').where('brand', '=', brand).whereRef('photo_id', '=', 'photos.id'),
        ),
      ),
    )
    .forKeyShare()
    .executeTakeFirst();
  return photo ?? null;
}
