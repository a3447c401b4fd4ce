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
  | { kind: 'about_me'; memberId: string; status: 'pending' | 'approved' | 'rejected'; text: string };

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
  return { kind: 'about_me', memberId: id, status: profile.about_me_status, text: profile.about_me };
}
