import { createHash } from 'node:crypto';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { refusalsBefore } from './refused-photos.ts';

/** What somebody looked at by itself. */
export interface LastSettled {
  /** The moderator who approved or rejected it as it stands; null where nobody did. */
  settledBy: string | null;
  settledAt: Date | null;
}

/** A photo or a text about oneself that a moderator may settle. */
export type Reviewed = LastSettled &
  (
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
      }
  );

export type ReviewedPhoto = Extract<Reviewed, { kind: 'photo' }>;
export type ReviewedText = Extract<Reviewed, { kind: 'about_me' }>;

/** Finds what an id means: a photo's own, or that of the member whose text it is. */
export const findReviewed = async (db: BrandDatabase, brand: string, id: string): Promise<Reviewed | null> =>
  (await findReviewedPhoto(db, brand, id)) ?? (await findReviewedText(db, brand, id));

/** A photo of a profile, by its id. */
export async function findReviewedPhoto(db: BrandDatabase, brand: string, id: string): Promise<ReviewedPhoto | null> {
  const photo = await db
    .selectFrom('photos')
    .select(['id as photoId', 'member_id as memberId', 'status', 'storage_key as storageKey'])
    .select(['settled_by as settledBy', 'settled_at as settledAt'])
    .select(refusalsBefore(brand).as('refusedBefore'))
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .executeTakeFirst();
  return photo ? { kind: 'photo', ...photo } : null;
}

/** What a member says about themselves now; null where it is nothing. */
export async function findReviewedText(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<ReviewedText | null> {
  const profile = await db
    .selectFrom('profiles')
    .select(['about_me as text', 'about_me_status as status'])
    .select(['about_me_settled_by as settledBy', 'about_me_settled_at as settledAt'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!profile?.text) return null;
  const { text } = profile;
  return { kind: 'about_me', memberId, ...profile, text, digest: digestOf(text) };
}

/** As short as it can be where one member writes both texts, the one that is read and the one that is put in its place. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
