import { sql, type RawBuilder } from 'kysely';
import { MAX_CANDIDATES, MAX_TOTAL } from '@parlour/models/members/search-limits';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { cardColumns, cardRows, type CardRow } from './card-rows.ts';
import { conditions, traits, walked, walkedColumn, type Search, type SearchCursor } from './search-conditions.ts';

export type FoundRow = CardRow & { moment: string };

/** A page of a search, walked along the index of its sort order: from its beginning, or behind a row of it. */
export function searchPage(
  db: BrandDatabase,
  search: Search,
  after: SearchCursor | null,
  limit: number,
): Promise<FoundRow[]> {
  const column = walkedColumn(search.criteria);
  const { brand, memberId } = search.viewing;
  return among(search, after, {
    read: (candidates) =>
      cardRows<{ moment: string }>(db, {
        brand: brand.id,
        viewerId: memberId,
        found: sql`
          select ${cardColumns}, ${column} as walked_at from ${candidates}
          where ${conditions(search, after)}
          order by ${column} desc, q.member_id desc limit ${sql.lit(limit)}`,
        extra: sql`p.walked_at::text as moment`,
        order: sql`p.walked_at desc, p.member_id desc`,
      }),
    isEnough: (rows) => rows.length === limit,
  });
}

/** How many a search finds, counted no further than one past what is shown (contract part 0, 15). */
export function countFound(db: BrandDatabase, search: Search): Promise<number> {
  return among(search, null, {
    async read(candidates) {
      const { rows } = await sql<{ found: number }>`
        select count(*)::int as found from (
          select 1 from ${candidates} where ${conditions(search, null)} limit ${sql.lit(MAX_TOTAL + 1)}) counted`.execute(
        db,
      );
      return rows[0]?.found ?? 0;
    },
    isEnough: (found) => found > MAX_TOTAL,
  });
}

/** May more match than a search has found: past what is shown, or behind the last of those who were looked at for their traits? */
export async function mayMatchMore(db: BrandDatabase, search: Search, found: number): Promise<boolean> {
  const { lookedAt = MAX_CANDIDATES } = search;
  if (found > MAX_TOTAL || traits(search).length === 0) return found > MAX_TOTAL;
  const { rows } = await sql`
    select 1 from profiles q where ${sql.join(walked(search, null), sql` and `)}
    offset ${sql.lit(lookedAt.last)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Where the pages of a search begin, found by the same walk that counts: page 40 then costs what page 1 does. */
export interface SearchMap {
  /** Counted no further than one past what is shown. */
  found: number;
  /** More match than were counted. */
  isCapped: boolean;
  /** The last row of each page that was walked to its end. */
  ends: SearchCursor[];
}

/** Walks a search once: counts what it finds, and notes where each page ends. */
export async function mapSearch(db: BrandDatabase, search: Search, pageSize: number): Promise<SearchMap> {
  const column = walkedColumn(search.criteria);
  const map = await among(search, null, {
    async read(candidates) {
      const { rows } = await sql<SearchCursor & { place: number }>`
        select place, walked_at::text as moment, member_id as "memberId" from (
          select walked_at, member_id, row_number() over (order by walked_at desc, member_id desc)::int as place,
            count(*) over ()::int as found
          from (
            select ${column} as walked_at, q.member_id from ${candidates}
            where ${conditions(search, null)}
            order by ${column} desc, q.member_id desc limit ${sql.lit(MAX_TOTAL + 1)}) walked) placed
        where place % ${sql.lit(pageSize)} = 0 or place = found
        order by place`.execute(db);
      return {
        found: rows.at(-1)?.place ?? 0,
        ends: rows.filter(({ place }) => place % pageSize === 0).map(({ moment, memberId }) => ({ moment, memberId })),
      };
    },
    isEnough: ({ found }) => found > MAX_TOTAL,
  });
  return { ...map, isCapped: await mayMatchMore(db, search, map.found) };
}

interface Reading<Found> {
  /** Reads from `profiles q`, or from as many of them as are looked at. */
  read(candidates: RawBuilder<unknown>): Promise<Found>;
  isEnough(found: Found): boolean;
}

/** Reads among everybody; where traits are asked for that no index holds, among the first of the walk, and then among more of them. */
async function among<Found>(
  search: Search,
  after: SearchCursor | null,
  { read, isEnough }: Reading<Found>,
): Promise<Found> {
  if (traits(search).length === 0) return read(sql`profiles q`);
  const { lookedAt = MAX_CANDIDATES } = search;
  const column = walkedColumn(search.criteria);
  const firstOf = (candidates: number) => sql`(
    select q.* from profiles q where ${sql.join(walked(search, after), sql` and `)}
    order by ${column} desc, q.member_id desc limit ${sql.lit(candidates)}) q`;
  const found = await read(firstOf(lookedAt.first));
  return isEnough(found) || lookedAt.last === lookedAt.first ? found : read(firstOf(lookedAt.last));
}
