import { sql } from 'kysely';
import type { PhotoVisibility } from '@parlour/models/profile/photo-visibility';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import { isNeverTakenPicture, isWithheld } from '@parlour/server-db/shared-questions/withheld-pictures';

/** A photo's place, and all that decides whether somebody may have it now. */
export interface PhotoFileRow {
  storage_key: string;
  member_id: string;
  status: ReviewStatus;
  visibility: PhotoVisibility;
  is_main: boolean;
  /** It is not shown, by a rule by which somebody is harmed each time it is seen, by its owner too. */
  is_withheld: boolean;
  blur_images: boolean;
  show_to_visitors: boolean;
  /** The owner is a member whom others may see. */
  is_shown: boolean;
  /** The owner has blocked who asks. */
  is_blocked: boolean;
  matched: boolean;
}

const photoById = prepared<{ brand: string; photoId: string; viewerId: string | null }, PhotoFileRow>(
  ({ brand, photoId, viewerId }) => sql`
    select ph.storage_key, ph.member_id, ph.status, ph.visibility, ph.is_main, p.blur_images, p.show_to_visitors and not p.invisible as show_to_visitors,
      p.status = 'active' and m.status = 'active' as is_shown,
      ${isWithheld(brand)} as is_withheld,
      exists (select 1 from blocks where brand = ${brand} and blocker_id = ph.member_id and blocked_id = ${viewerId}::uuid) as is_blocked,
      exists (select 1 from likes where brand = ${brand} and from_id = ${viewerId}::uuid and to_id = ph.member_id and matched) as matched
    from photos ph
    join profiles p on p.brand = ${brand} and p.member_id = ph.member_id
    join members m on m.brand = ${brand} and m.id = ph.member_id
    where ph.brand = ${brand} and ph.id = ${photoId}::uuid and ph.kind = 'profile'`,
);

/** A photo as whoever asks stands to its owner; null where there is none. */
export async function findPhotoFile(
  db: BrandDatabase,
  brand: string,
  photoId: string,
  viewerId: string | null,
): Promise<PhotoFileRow | null> {
  return (await photoById(db, { brand, photoId, viewerId }))[0] ?? null;
}

/** A photo that was taken in for a conversation, and how whoever asks stands to it. */
export interface SentPhotoRow {
  storage_key: string;
  /** Their own, in no message that was taken back or removed. */
  is_mine: boolean;
  /** It stands in a message that whoever asks still reads: not taken back, removed or cleared, from nobody who has blocked them. */
  is_read: boolean;
}

const sentPhotoById = prepared<{ brand: string; photoId: string; viewerId: string }, SentPhotoRow>(
  ({ brand, photoId, viewerId }) => sql`
    select ph.storage_key, ph.member_id = ${viewerId}::uuid and ph.status <> 'rejected' as is_mine,
      ph.status = 'approved' and exists (
        select from messages message
        join participants s on s.brand = ${brand} and s.conversation_id = message.conversation_id
          and s.member_id = ${viewerId}::uuid and s.other_id = ph.member_id and s.cleared_seq < message.seq
        where message.brand = ${brand} and message.photo_id = ph.id and message.sender_id = ph.member_id
          and message.deleted_at is null and not message.hidden_from_recipient
      ) and not exists (
        select from blocks where brand = ${brand} and blocker_id = ph.member_id and blocked_id = ${viewerId}::uuid
      ) as is_read
    from photos ph
    where ph.brand = ${brand} and ph.id = ${photoId}::uuid and ph.kind = 'chat' and not ${isNeverTakenPicture(brand)}`,
);

/** A photo of a conversation; null where there is none, or its picture is never taken again, wherever it was rejected. */
export async function findSentPhoto(
  db: BrandDatabase,
  brand: string,
  photoId: string,
  viewerId: string,
): Promise<SentPhotoRow | null> {
  return (await sentPhotoById(db, { brand, photoId, viewerId }))[0] ?? null;
}
