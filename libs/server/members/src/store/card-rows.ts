import { sql, type RawBuilder } from 'kysely';
import type { Gender } from '@parlour/models/profile-fields';
import type { PhotoRecord } from '@parlour/server-media';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** What a card is made of: the profile, its main photo and the likes between it and the viewer. */
export interface CardRow {
  member_id: string;
  name: string;
  gender: Gender;
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  status: 'active' | 'disabled';
  fictional: boolean;
  demo: boolean;
  photo_verified: boolean;
  age_verified: boolean;
  invisible: boolean;
  show_online: boolean;
  show_age: boolean;
  show_city: boolean;
  show_to_visitors: boolean;
  blur_images: boolean;
  active_at: Date;
  photo_id: string | null;
  photo_width: number;
  photo_height: number;
  photo_status: PhotoRecord['status'];
  photo_visibility: PhotoRecord['visibility'];
  photo_position: number;
  like_sent: boolean;
  matched: boolean;
  /** The mark of a like from this member to the viewer; null where there is none. */
  like_new: boolean | null;
}

const profileColumns = [
  'member_id',
  'name',
  'gender',
  'date_of_birth',
  'country',
  'region',
  'city',
  'status',
  'fictional',
  'demo',
  'photo_verified',
  'age_verified',
  'invisible',
  'show_online',
  'show_age',
  'show_city',
  'show_to_visitors',
  'blur_images',
  'active_at',
  'main_photo_id',
];
const columnsOf = (table: string) => sql.raw(profileColumns.map((column) => `${table}.${column}`).join(', '));

/** The columns of `profiles q` that `cardRows` needs from its inner query. */
export const cardColumns = columnsOf('q');
const shownColumns = columnsOf('p');

/** Which cards: by whom they are looked at, and which they are. */
export interface WantedCards {
  brand: string;
  viewerId: string | null;
  /** Selects `cardColumns` of the profiles in question, already cut to the page: photo and likes are looked up for those alone. */
  found: RawBuilder<unknown>;
  /** What else is wanted back, of `p`; worked out for the found rows alone. */
  extra?: RawBuilder<unknown>;
  /** Sorts by columns of `p`. */
  order: RawBuilder<unknown>;
}

/**
 * Cards in one query. The limits make the likes be looked up card by card: a viewer's likes may be many more than the
 * cards, and a kept plan would read them all (measured: 3,900 buffers in place of 230).
 */
export async function cardRows<Extra extends object = object>(
  db: BrandDatabase,
  { brand, viewerId, found, extra, order }: WantedCards,
): Promise<(CardRow & Extra)[]> {
  const { rows } = await sql<CardRow & Extra>`
    select ${shownColumns}${extra ? sql`, ${extra}` : sql``},
      ph.id as photo_id, ph.width as photo_width, ph.height as photo_height, ph.status as photo_status,
      ph.visibility as photo_visibility, ph.position as photo_position,
      sent.to_id is not null as like_sent, coalesce(sent.matched, false) as matched, received.is_new as like_new
    from (${found}) p
    left join photos ph on ph.brand = ${brand} and ph.id = p.main_photo_id
    left join lateral (select to_id, matched from likes
      where brand = ${brand} and from_id = ${viewerId}::uuid and to_id = p.member_id limit 1) sent on true
    left join lateral (select is_new from likes
      where brand = ${brand} and to_id = ${viewerId}::uuid and from_id = p.member_id limit 1) received on true
    order by ${order}`.execute(db);
  return rows;
}

/** The cards of the members named, at least one, whatever became of them. */
export function cardRowsOf(
  db: BrandDatabase,
  brand: string,
  viewerId: string | null,
  ids: readonly string[],
): Promise<CardRow[]> {
  const found = sql`select ${cardColumns} from profiles q where q.brand = ${brand} and q.member_id in (${sql.join(ids)})`;
  return cardRows(db, { brand, viewerId, found, order: sql`p.member_id` });
}
