import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ReportRow } from './reports.ts';

/** Copies that one decision takes down; in messages none beyond them is served either. */
const COPIES_AT_ONCE = 500;

/** The digest of a photo's picture; none where it came before that was kept. */
export async function findDigest(trx: Transaction, brand: string, photoId: string): Promise<string[]> {
  const photo = await trx
    .selectFrom('photos')
    .select('digest')
    .where('brand', '=', brand)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return photo?.digest ? [photo.digest] : [];
}

/**
 * The digests of pictures that a report holds, as they were when it was made.
 *
 * @param photoIds of which photos
 * @param onlyGone those alone that their owner has deleted or taken back since
 */
export async function findHeldDigests(
  trx: Transaction,
  { brand, id }: Pick<ReportRow, 'brand' | 'id'>,
  photoIds: readonly string[],
  { onlyGone }: { onlyGone: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    select distinct held.digest from report_photos held
    left join photos on photos.brand = ${brand} and photos.id = held.photo_id and photos.status <> 'rejected'
    where held.brand = ${brand} and held.report_id = ${id} and held.photo_id = any(${photoIds}::uuid[])
      and held.digest is not null and not (${onlyGone} and photos.id is not null)`.execute(trx);
  return rows.map(({ digest }) => digest);
}

/** Where a picture still stands: in its owner's album, or in a message. */
export interface PictureCopy {
  ownerId: string;
  photoId: string;
  /** Of its pixels. */
  digest: string;
  /** Null of a photo of an album. */
  messageId: string | null;
}

/**
 * Where pictures still stand, by ascending owner as members are locked. Photos of somebody who has not confirmed the address
 * are left out: they are judged with that.
 */
export async function findCopies(trx: Transaction, brand: string, digests: readonly string[]): Promise<PictureCopy[]> {
  const { rows } = await sql<PictureCopy>`
    select photos.member_id as "ownerId", photos.id as "photoId", photos.digest, messages.id as "messageId" from photos
    join members on members.brand = ${brand} and members.id = photos.member_id and members.confirmed_at is not null
    left join messages on messages.brand = ${brand} and messages.photo_id = photos.id and messages.deleted_at is null
    where photos.brand = ${brand} and photos.digest = any(${digests}) and photos.status <> 'rejected'
      and (photos.kind = 'profile' or messages.id is not null)
    order by photos.member_id, photos.id limit ${COPIES_AT_ONCE}`.execute(trx);
  return rows;
}
