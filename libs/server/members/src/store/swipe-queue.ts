import { sql, type RawBuilder } from 'kysely';
import type { SearchCriteria } from '@parlour/models/members/search-criteria';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { cardColumns, cardRows, type CardRow } from './card-rows.ts';
import { placeAndAge } from './search-conditions.ts';
import { notLikedBy, shownBy, visibleTo } from './visible.ts';

export interface SwipeQueue {
  brand: string;
  memberId: string;
  /** YYYY-MM-DD: who was put off before it comes back. */
  day: string;
}

/** Whoever may lie on the table of the member: seen by them, on no side of a block, not liked yet. */
const mayBeShown = ({ brand, memberId }: Pick<SwipeQueue, 'brand' | 'memberId'>): RawBuilder<unknown> =>
  sql.join([...shownBy(brand), ...visibleTo(brand, memberId), notLikedBy(brand, memberId)], sql` and `);

/** Members whom the game has not shown yet, active last first along the search's own index. */
export function freshRows(
  db: BrandDatabase,
  queue: SwipeQueue,
  criteria: SearchCriteria,
  limit: number,
): Promise<CardRow[]> {
  const { brand, memberId, day } = queue;
  const found = sql`
    select ${cardColumns} from profiles q
    where ${mayBeShown(queue)} and q.main_photo_id is not null
      and ${sql.join(placeAndAge(criteria, { today: day }), sql` and `)}
      and not exists (select from swipes s where s.brand = ${brand} and s.member_id = ${memberId} and s.profile_id = q.member_id)
    order by q.active_at desc, q.member_id desc limit ${limit}`;
  return cardRows(db, { brand, viewerId: memberId, found, order: sql`p.active_at desc, p.member_id desc` });
}

/** Members who were put off on an earlier day, the longest ago first. */
export function putOffRows(db: BrandDatabase, queue: SwipeQueue, limit: number): Promise<CardRow[]> {
  const { brand, memberId, day } = queue;
  const found = sql`
    select ${cardColumns}, s.created_at as put_off_at from swipes s
    join profiles q on q.brand = s.brand and q.member_id = s.profile_id
    where s.brand = ${brand} and s.member_id = ${memberId} and s.choice = 'later' and s.day < ${day}::date
      and ${mayBeShown(queue)}
    order by s.created_at limit ${limit}`;
  return cardRows(db, { brand, viewerId: memberId, found, order: sql`p.put_off_at` });
}

const lastPass = (member: Pick<SwipeQueue, 'brand' | 'memberId'>): RawBuilder<unknown> => sql`
  select s.profile_id from swipes s join profiles q on q.brand = s.brand and q.member_id = s.profile_id
  where s.brand = ${member.brand} and s.member_id = ${member.memberId} and s.choice = 'pass' and ${mayBeShown(member)}
  order by s.created_at desc, s.profile_id limit 1`;

/** Is there somebody who was passed and can be taken back? */
export async function hasPass(db: BrandDatabase, member: Pick<SwipeQueue, 'brand' | 'memberId'>): Promise<boolean> {
  const { rows } = await sql`${lastPass(member)}`.execute(db);
  return rows.length > 0;
}

/** Takes the last pass away and answers whom it was about; null where there is none, or another device just took it. */
export async function deleteLastPass(
  trx: Transaction,
  { brand, memberId }: Pick<SwipeQueue, 'brand' | 'memberId'>,
): Promise<string | null> {
  const { rows } = await sql<{ profile_id: string }>`
    delete from swipes where brand = ${brand} and member_id = ${memberId} and choice = 'pass'
      and profile_id = (${lastPass({ brand, memberId })})
    returning profile_id`.execute(trx);
  return rows[0]?.profile_id ?? null;
}
