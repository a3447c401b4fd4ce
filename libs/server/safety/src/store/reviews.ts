import { createHash } from 'node:crypto';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { refusalsBefore } from './refused-photos.ts';

/** A photo or a text about oneself that a moderator may settle. */
export type Reviewed =
  | {
      kind: 'photo';
      photoId: string;
      memberId: string;
      status: ReviewStatus;
      storageKey: string;
      /** As in `ShownPhoto`. */
      refusedBefore: ModerationRule[];
    }
  | {
      kind: 'about_me';
      memberId: string;
      status: ReviewStatus;
      text: string;
      /** Tells this text from any other; whoever settles it says so by it which one they read. */
      digest: string;
    };

export type ReviewedPhoto = Extract<Reviewed, { kind: 'photo' }>;
export type ReviewedText = Extract<Reviewed, { kind: 'about_me' }>;

/** Finds what an id means: a photo's own, or that of the member whose text it is. */
export const findReviewed = async (db: BrandDatabase, brand: string, id: string): Promise<Reviewed | null> =>
  (await findReviewedPhoto(db, brand, id)) ?? (await findReviewedText(db, brand, id));

/** A photo of a profile, by its id. */
export async function findReviewedPhoto(db: BrandDatabase, brand: string, id: string): Promise<ReviewedPhoto | null> {
  const photo = await db
    .selectFrom('photos')
    .select(['id', 'member_id', 'status', 'storage_key'])
    .select(refusalsBefore(brand).as('refusedBefore'))
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .executeTakeFirst();
  if (!photo) return null;
  const { id: photoId, member_id: memberId, status, storage_key: storageKey, refusedBefore } = photo;
  return { kind: 'photo', photoId, memberId, status, storageKey, refusedBefore };
}

/** What a member says about themselves now; null where it is nothing. */
export async function findReviewedText(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<ReviewedText | null> {
  const profile = await db
    .selectFrom('profiles')
    .select(['about_me', 'about_me_status'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!profile?.about_me) return null;
  const { about_me: text, about_me_status: status } = profile;
  return { kind: 'about_me', memberId, status, text, digest: digestOf(text) };
}

/** As short as it can be where one member writes both texts, the one that is read and the one that is put in its place. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
