import { sql } from 'kysely';
import type { LikeType } from '@parlour/contract/members/list-likes';
import { MAX_TOTAL } from '@parlour/models/members/search-limits';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { cardColumns, cardRows, type CardRow } from './card-rows.ts';

export type LikeRow = CardRow & { liked_at: Date; liked_new: boolean; liked_matched: boolean };

/** Which end of a like is the member's own, which likes count, and since when they stand in the list. */
const sides = {
  received: side('l.to_id', 'l.from_id', 'true', 'l.created_at'),
  sent: side('l.from_id', 'l.to_id', 'true', 'l.created_at'),
  matches: side('l.from_id', 'l.to_id', 'l.matched', 'coalesce(l.matched_at, l.created_at)'),
} as const;

function side(own: string, other: string, only: string, since: string) {
  return { own: sql.raw(own), other: sql.raw(other), only: sql.raw(only), since: sql.raw(since) };
}

const extra = sql.raw('p.liked_at, p.liked_new, p.liked_matched');

export interface LikesOf {
  brand: string;
  memberId: string;
  type: LikeType;
}

/**
 * A member's likes of one kind with the other's card, newest first, matches by when they came to be; profiles that are gone are
 * left out.
 */
export function likeRows(
  db: BrandDatabase,
  { brand, memberId, type }: LikesOf,
  offset: number,
  limit: number,
): Promise<LikeRow[]> {
  const { own, other, only, since } = sides[type];
  const found = sql`
    select ${cardColumns}, l.created_at as liked_at, l.is_new as liked_new, l.matched as liked_matched, ${since} as listed_at
    from likes l join profiles q on q.brand = l.brand and q.member_id = ${other}
    where l.brand = ${brand} and ${own} = ${memberId} and ${only} and q.status = 'active'
    order by ${since} desc, ${other} limit ${limit} offset ${offset}`;
  return cardRows(db, { brand, viewerId: memberId, found, extra, order: sql`p.listed_at desc, p.member_id` });
}

export type LikeCounts = Record<LikeType, number>;

/** How many stand on each tab, counted as far as tells that there are more than a list can show. */
export async function countLikes(db: BrandDatabase, brand: string, memberId: string): Promise<LikeCounts> {
  const counted = (type: LikeType) => {
    const { own, other, only } = sides[type];
    return sql`(select count(*)::int from (
      select 1 from likes l join profiles q on q.brand = l.brand and q.member_id = ${other}
      where l.brand = ${brand} and ${own} = ${memberId} and ${only} and q.status = 'active' limit ${MAX_TOTAL + 1}) counted)`;
  };
  const { rows } = await sql<LikeCounts>`
    select ${counted('received')} as received, ${counted('sent')} as sent, ${counted('matches')} as matches`.execute(
    db,
  );
  return rows[0]!;
}

/** The received like of one profile; null where there is none. */
export async function findReceivedLike(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  fromId: string,
): Promise<LikeRow | null> {
  const found = sql`
    select ${cardColumns}, l.created_at as liked_at, l.is_new as liked_new, l.matched as liked_matched
    from likes l join profiles q on q.brand = l.brand and q.member_id = l.from_id
    where l.brand = ${brand} and l.to_id = ${memberId} and l.from_id = ${fromId} and q.status = 'active'`;
  const rows: LikeRow[] = await cardRows(db, { brand, viewerId: memberId, found, extra, order: sql`p.member_id` });
  return rows[0] ?? null;
}

export interface NewLike {
  brand: string;
  fromId: string;
  toId: string;
  source: string;
  matched: boolean;
  now: Date;
}

/**
 * Writes a like; where it makes a match, both likes say so and the returned one is no longer new. False where whoever gives it
 * has left the site meanwhile: who closes an account locks the same row before the likes leave the badges.
 */
export async function insertLike(
  trx: Transaction,
  { brand, fromId, toId, source, matched, now }: NewLike,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into likes (brand, from_id, to_id, source, matched, matched_at, created_at)
    select brand, id, ${toId}::uuid, ${source}, ${matched}::boolean, ${matched ? now : null}::timestamptz, ${now}::timestamptz from members
    where brand = ${brand} and id = ${fromId} and status in ('not_confirmed', 'active') for key share`.execute(trx);
  if (!numAffectedRows) return false;
  if (matched)
    await trx
      .updateTable('likes')
      .set({ matched: true, matched_at: now, is_new: false })
      .where('brand', '=', brand)
      .where('from_id', '=', toId)
      .where('to_id', '=', fromId)
      .execute();
  return true;
}

/** Takes a like away and ends the match; answers whether it was still new, or null where there was none. */
export async function deleteLike(
  trx: Transaction,
  brand: string,
  fromId: string,
  toId: string,
): Promise<{ wasNew: boolean } | null> {
  const gone = await trx
    .deleteFrom('likes')
    .where('brand', '=', brand)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .returning('is_new')
    .executeTakeFirst();
  if (!gone) return null;
  await trx
    .updateTable('likes')
    .set({ matched: false, matched_at: null })
    .where('brand', '=', brand)
    .where('from_id', '=', toId)
    .where('to_id', '=', fromId)
    .execute();
  return { wasNew: gone.is_new };
}

/** Clears the new mark of one received like or of all; answers whether there was one. */
export async function clearNew(
  trx: Transaction,
  brand: string,
  memberId: string,
  fromId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('likes')
    .set({ is_new: false })
    .where('brand', '=', brand)
    .where('to_id', '=', memberId)
    .where('is_new', '=', true)
    .$if(fromId !== null, (query) => query.where('from_id', '=', fromId!))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
