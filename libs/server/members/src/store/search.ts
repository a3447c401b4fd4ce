import { sql, type RawBuilder } from 'kysely';
import type { Taker } from '@parlour/models/chat/takes-first-message';
import { bandsAround, birthDatesOfAges } from '@parlour/models/members/birth-dates';
import { onlineNowFor } from '@parlour/models/members/online-band';
import { choiceFilters, type SearchCriteria } from '@parlour/models/members/search-criteria';
import { candidatesMax, totalMax } from '@parlour/models/members/search-limits';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Viewing } from '../search/viewing.ts';
import { cardColumns, cardRows, type CardRow } from './card-rows.ts';
import { notLikedBy, shownBy, visibleTo } from './visible.ts';

/** One search: whom it may show to whom, and what it leaves out. */
export interface Search {
  viewing: Viewing;
  criteria: SearchCriteria;
  /** Leaves out whoever matches these too: what a narrower search already showed. */
  beyond?: SearchCriteria;
  /** Leaves out whoever is of none of these kinds. */
  takers?: readonly Taker[];
  /** Leaves out fictional profiles. */
  real?: true;
  /** Leaves out this profile. */
  except?: string;
  /** Leaves out whom the viewer likes already. */
  notLiked?: true;
  /** How many of the walk are looked at for traits. */
  lookedAt?: { first: number; last: number };
}

/** A row of the walk; the next page begins behind it. */
export interface SearchCursor {
  /** The sort column's value as the database writes it, to the microsecond. */
  moment: string;
  memberId: string;
}

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
          select 1 from ${candidates} where ${conditions(search, null)} limit ${sql.lit(totalMax + 1)}) counted`.execute(
        db,
      );
      return rows[0]?.found ?? 0;
    },
    isEnough: (found) => found > totalMax,
  });
}

/** May more match than a search has found: past what is shown, or behind the last of those who were looked at for their traits? */
export async function isCapped(db: BrandDatabase, search: Search, found: number): Promise<boolean> {
  const { lookedAt = candidatesMax } = search;
  if (found > totalMax || traits(search).length === 0) return found > totalMax;
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
            order by ${column} desc, q.member_id desc limit ${sql.lit(totalMax + 1)}) walked) placed
        where place % ${sql.lit(pageSize)} = 0 or place = found
        order by place`.execute(db);
      return {
        found: rows.at(-1)?.place ?? 0,
        ends: rows.filter(({ place }) => place % pageSize === 0).map(({ moment, memberId }) => ({ moment, memberId })),
      };
    },
    isEnough: ({ found }) => found > totalMax,
  });
  return { ...map, isCapped: await isCapped(db, search, map.found) };
}

const walkedColumn = ({ sort }: SearchCriteria): RawBuilder<unknown> =>
  sql.raw(sort === 'new' ? 'q.created_at' : 'q.active_at');

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
  const { lookedAt = candidatesMax } = search;
  const column = walkedColumn(search.criteria);
  const firstOf = (candidates: number) => sql`(
    select q.* from profiles q where ${sql.join(walked(search, after), sql` and `)}
    order by ${column} desc, q.member_id desc limit ${sql.lit(candidates)}) q`;
  const found = await read(firstOf(lookedAt.first));
  return isEnough(found) || lookedAt.last === lookedAt.first ? found : read(firstOf(lookedAt.last));
}

function conditions(search: Search, after: SearchCursor | null): RawBuilder<unknown> {
  const { viewing, beyond, except, notLiked } = search;
  const told = traits(search);
  const parts = [
    ...(told.length === 0 ? walked(search, after) : told),
    ...visibleTo(viewing.brand.id, viewing.memberId),
    ...(except === undefined ? [] : [sql`q.member_id <> ${except}`]),
    ...(notLiked ? [notLikedBy(viewing.brand.id, viewing.memberId)] : []),
    ...(beyond === undefined ? [] : [sql`(${sql.join(placeAndAge(beyond, viewing), sql` and `)}) is not true`]),
  ];
  return sql.join(parts, sql` and `);
}

/** What the indexes of the walks hold. */
function walked({ viewing, criteria }: Search, after: SearchCursor | null): RawBuilder<unknown>[] {
  const online = new Date(viewing.now.getTime() - onlineNowFor);
  const column = walkedColumn(criteria);
  return [
    ...shownBy(viewing.brand.id),
    ...(viewing.memberId === null ? [sql`q.show_to_visitors`] : []),
    ...placeAndAge(criteria, viewing),
    ...(criteria.with_photo ? [sql`q.main_photo_id is not null`] : []),
    ...(criteria.online ? [sql`q.active_at >= ${online}`, sql`q.show_online`] : []),
    ...(after === null
      ? []
      : [sql`(${column}, q.member_id) < (${after.moment}::timestamptz, ${after.memberId}::uuid)`]),
  ];
}

/** Sorts behind every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The walk goes by whole bands of ages; whoever shows the age is in them only between the ages asked for. The younger end is a
 * comparison of rows only for the planner: of two plain bounds whose values a kept plan does not know, it takes one row in 200 to
 * lie between them, and then sorts a whole region instead of walking it.
 */
export function placeAndAge(criteria: SearchCriteria, { today }: Pick<Viewing, 'today'>): RawBuilder<unknown>[] {
  const { min_age, max_age } = criteria;
  const bands = bandsAround(min_age, max_age);
  const { after, until } = birthDatesOfAges(bands.youngest, bands.oldest, today);
  return [
    sql`q.gender = ${criteria.gender}`,
    ...(criteria.country === null ? [] : [sql`q.country = ${criteria.country}`]),
    ...(criteria.countryregion === null ? [] : [sql`q.region = ${criteria.countryregion}`]),
    ...(criteria.city === null ? [] : [sql`q.city = ${criteria.city} and q.show_city`]),
    sql`q.date_of_birth <= ${until}::date`,
    ...(after === null ? [] : [sql`(q.date_of_birth, q.member_id) > (${after}::date, ${lastId}::uuid)`]),
    ...(bands.youngest === min_age && bands.oldest === max_age ? [] : [shownAgeWithin(min_age, max_age, today)]),
  ];
}

/** In one expression, which the planner takes for true of every second row. */
function shownAgeWithin(youngest: number, oldest: number, today: string): RawBuilder<unknown> {
  const { after, until } = birthDatesOfAges(youngest, oldest, today);
  return sql`case when q.show_age then q.date_of_birth <= ${until}::date
    ${after === null ? sql`` : sql`and q.date_of_birth > ${after}::date`} else true end`;
}

/** What is read from the profiles themselves. */
function traits({ criteria, takers, real }: Search): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (criteria.verified) parts.push(sql`q.photo_verified`);
  for (const field of choiceFilters) {
    const values = criteria.choices[field];
    if (values?.length) parts.push(sql`${sql.ref(`q.${field}`)} in (${sql.join(values)})`);
  }
  if (criteria.interests.length) parts.push(sql`q.interests && array[${sql.join(criteria.interests)}]::text[]`);
  if (takers) parts.push(isOneOf(takers));
  if (real) parts.push(sql`not q.fictional`);
  return parts;
}

const isOneOf = (kinds: readonly Taker[]): RawBuilder<unknown> =>
  kinds.length === 0
    ? sql`false`
    : sql`(q.who_can_message, q.fictional) in (${sql.join(
        kinds.map(({ whoCanMessage, fictional }) => sql`(${whoCanMessage}, ${fictional}::boolean)`),
      )})`;
