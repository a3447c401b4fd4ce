import { createHash } from 'node:crypto';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A photo or a text about oneself that a moderator may settle. */
export type Reviewed =
  | {
      kind: 'photo';
      photoId: string;
      memberId: string;
      status: 'pending' | 'approved' | 'rejected';
      storageKey: string;
    }
  | {
      kind: 'about_me';
      memberId: string;
      status: 'pending' | 'approved' | 'rejected';
      text: string;
      /** Tells this text from any other; whoever settles it says so by it which one they read. */
      digest: string;
    };

/** Finds what an id means: a photo's own, or that of the member whose text it is. */
export async function findReviewed(db: BrandDatabase, brand: string, id: string): Promise<Reviewed | null> {
  const photo = await db
    .selectFrom('photos')
    .select(['id', 'member_id', 'status', 'storage_key'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .executeTakeFirst();
  if (photo) {
    const { id: photoId, member_id: memberId, status, storage_key: storageKey } = photo;
    return { kind: 'photo', photoId, memberId, status, storageKey };
  }
  const profile = await db
    .selectFrom('profiles')
    .select(['about_me', 'about_me_status'])
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .executeTakeFirst();
  if (!profile?.about_me) return null;
  const { about_me: text, about_me_status: status } = profile;
  return { kind: 'about_me', memberId: id, status, text, digest: digestOf(text) };
}

/** As short as it can be where one member writes both texts, the one that is read and the one that is put in its place. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
