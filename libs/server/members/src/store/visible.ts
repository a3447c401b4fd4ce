import { sql, type RawBuilder } from 'kysely';

/** Conditions on `profiles q`, wherever members are looked for. */
type Conditions = RawBuilder<unknown>[];

/** Whom the brand shows at all: those that are open, and that do not wish to be unseen. */
export const shownBy = (brand: string): Conditions => [
  sql`q.brand = ${brand}`,
  sql`q.status = 'active'`,
  sql`not q.invisible`,
];

/** Nobody finds themselves nor anybody on either side of a block; visitors find who agreed to it (contract part 0, 16). */
export function visibleTo(brand: string, memberId: string | null): Conditions {
  if (memberId === null) return [];
  return [
    sql`q.member_id <> ${memberId}`,
    sql`q.member_id <> all (array(
      select blocked_id from blocks where brand = ${brand} and blocker_id = ${memberId}
      union all select blocker_id from blocks where brand = ${brand} and blocked_id = ${memberId}))`,
  ];
}

/** Leaves out whom a member likes already; a visitor likes nobody, so nobody is left out. */
export const notLikedBy = (brand: string, memberId: string | null): RawBuilder<unknown> =>
  sql`not exists (select from likes l where l.brand = ${brand} and l.from_id = ${memberId} and l.to_id = q.member_id)`;
