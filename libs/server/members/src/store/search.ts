import { sql, type RawBuilder } from 'kysely';
import { birthDatesOfAges } from '@parlour/models/members/birth-dates';
import { onlineNowFor } from '@parlour/models/members/online-band';
import { choiceFilters, type SearchCriteria } from '@parlour/models/members/search-criteria';
import { totalMax } from '@parlour/models/members/search-limits';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Viewing } from '../viewing.ts';
import { cardColumns, cardRows, type CardRow } from './card-rows.ts';

/** One search: whom it may show to whom, and what it leaves out. */
export interface Search {
  viewing: Viewing;
  criteria: SearchCriteria;
  /** Leaves out whoever matches these too: what a narrower search already showed. */
  beyond?: SearchCriteria;
  /** Leaves out this profile. */
  except?: string;
}

/** Where a page begins: after a row of the walk, or so many rows in. */
export type SearchStart = { after: SearchCursor } | { offset: number };

export interface SearchCursor {
  /** The sort column's value as the database writes it, to the microsecond. */
  moment: string;
  memberId: string;
}

export type FoundRow = CardRow & { moment: string };

/** A page of a search, walked along the index of its sort order. */
export function searchPage(db: BrandDatabase, search: Search, start: SearchStart, limit: number): Promise<FoundRow[]> {
  const column = sql.raw(search.criteria.sort === 'new' ? 'q.created_at' : 'q.active_at');
  const after =
    'after' in start
      ? sql`and (${column}, q.member_id) < (${start.after.moment}::timestamptz, ${start.after.memberId}::uuid)`
      : sql``;
  const offset = 'offset' in start ? start.offset : 0;
  const found = sql`
    select ${cardColumns}, ${column} as walked_at from profiles q
    where ${conditions(search)} ${after}
    order by ${column} desc, q.member_id desc limit ${limit} offset ${offset}`;
  const { brand, memberId } = search.viewing;
  return cardRows(db, {
    brand: brand.id,
    viewerId: memberId,
    found,
    extra: sql`p.walked_at::text as moment`,
    order: sql`p.walked_at desc, p.member_id desc`,
  });
}

/** How many a search finds, counted no further than one past what is shown (contract part 0, 15). */
export async function countFound(db: BrandDatabase, search: Search): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select 1 from profiles q where ${conditions(search)} limit ${totalMax + 1}) counted`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

function conditions({ viewing, criteria, beyond, except }: Search): RawBuilder<unknown> {
  const parts = [
    sql`q.brand = ${viewing.brand.id}`,
    sql`q.status = 'active'`,
    sql`not q.invisible`,
    ...placeAndAge(criteria, viewing),
    ...traits(criteria, viewing),
    ...visibleTo(viewing),
    ...(except === undefined ? [] : [sql`q.member_id <> ${except}`]),
    ...(beyond === undefined ? [] : [sql`(${sql.join(placeAndAge(beyond, viewing), sql` and `)}) is not true`]),
  ];
  return sql.join(parts, sql` and `);
}

function placeAndAge(criteria: SearchCriteria, { today }: Viewing): RawBuilder<unknown>[] {
  const { after, until } = birthDatesOfAges(criteria.min_age, criteria.max_age, today);
  return [
    sql`q.gender = ${criteria.gender}`,
    ...(criteria.country === null ? [] : [sql`q.country = ${criteria.country}`]),
    ...(criteria.countryregion === null ? [] : [sql`q.region = ${criteria.countryregion}`]),
    ...(criteria.city === null ? [] : [sql`q.city = ${criteria.city} and q.show_city`]),
    sql`q.date_of_birth <= ${until}::date`,
    ...(after === null ? [] : [sql`q.date_of_birth > ${after}::date`]),
  ];
}

function traits(criteria: SearchCriteria, { now }: Viewing): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (criteria.online) parts.push(sql`q.show_online and q.active_at >= ${new Date(now.getTime() - onlineNowFor)}`);
  if (criteria.with_photo) parts.push(sql`q.main_photo_id is not null`);
  if (criteria.verified) parts.push(sql`q.photo_verified`);
  for (const field of choiceFilters) {
    const values = criteria.choices[field];
    if (values?.length) parts.push(sql`${sql.ref(`q.${field}`)} in (${sql.join(values)})`);
  }
  if (criteria.interests.length) parts.push(sql`q.interests && array[${sql.join(criteria.interests)}]::text[]`);
  return parts;
}

/** Nobody finds themselves nor anybody on either side of a block; visitors find who agreed to it (contract part 0, 16). */
function visibleTo({ brand, memberId }: Viewing): RawBuilder<unknown>[] {
  if (memberId === null) return [sql`q.show_to_visitors`];
  return [
    sql`q.member_id <> ${memberId}`,
    sql`q.member_id <> all (array(
      select blocked_id from blocks where brand = ${brand.id} and blocker_id = ${memberId}
      union all select blocker_id from blocks where brand = ${brand.id} and blocked_id = ${memberId}))`,
  ];
}
