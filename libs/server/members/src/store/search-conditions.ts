import { sql, type RawBuilder } from 'kysely';
import type { Taker } from '@parlour/models/chat/takes-first-message';
import { bandsAround, birthDatesOfAges } from '@parlour/models/members/birth-dates';
import { onlineNowFor } from '@parlour/models/members/online-band';
import type { SearchCriteria } from '@parlour/models/members/search-criteria';
import { profileFacts } from '@parlour/models/profile-fields';
import type { Viewing } from '../search/viewing.ts';
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
  /** Leaves out whoever shows the main photo to some alone, or blurred. */
  unblurred?: true;
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

/** What the walk is sorted by. */
export const walkedColumn = ({ sort }: SearchCriteria): RawBuilder<unknown> =>
  sql.raw(sort === 'new' ? 'q.created_at' : 'q.active_at');

/** All that a search asks of a profile. */
export function conditions(search: Search, after: SearchCursor | null): RawBuilder<unknown> {
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
export function walked({ viewing, criteria }: Search, after: SearchCursor | null): RawBuilder<unknown>[] {
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
 * The conditions of place and age. The walk goes by whole bands of ages; whoever shows the age is in them only between
 * the ages asked for. The younger end is a comparison of rows only for the planner, which does not know the values of a
 * kept plan: it takes one row in 200 to lie between two plain bounds, and then sorts a whole region instead of walking
 * it.
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
export function traits({ criteria, takers, real, unblurred }: Search): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (criteria.verified) parts.push(sql`q.photo_verified`);
  for (const fact of profileFacts) {
    const values = criteria.choices[fact];
    if (values?.length) parts.push(sql`${sql.ref(`q.${fact}`)} in (${sql.join(values)})`);
  }
  if (criteria.interests.length) parts.push(sql`q.interests && array[${sql.join(criteria.interests)}]::text[]`);
  if (takers) parts.push(isOneOf(takers));
  if (real) parts.push(sql`not q.fictional`);
  if (unblurred)
    parts.push(
      sql`not q.blur_images and exists (
        select from photos where brand = q.brand and id = q.main_photo_id and visibility = 'all')`,
    );
  return parts;
}

const isOneOf = (kinds: readonly Taker[]): RawBuilder<unknown> =>
  kinds.length === 0
    ? sql`false`
    : sql`(q.who_can_message, q.fictional) in (${sql.join(
        kinds.map(({ whoCanMessage, fictional }) => sql`(${whoCanMessage}, ${fictional}::boolean)`),
      )})`;
