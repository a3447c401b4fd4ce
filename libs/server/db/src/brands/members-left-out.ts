import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Members of a brand of whom settings may speak; nobody who is fictional, or erased. */
const realMembers = (database: Database, brand: string) =>
  database.owner
    .selectFrom('profiles')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'profiles.brand').onRef('members.id', '=', 'profiles.member_id'),
    )
    .where('profiles.brand', '=', brand)
    .where('erased_at', 'is', null)
    .where('fictional', '=', false);

const number = sql<number>`count(*)::int`;

/** What settings list of members, by the column that holds it. */
type ListedPart = 'country' | 'language' | 'gender' | 'sexuality';

/** How many members of a brand have each value of a part that is not among these; whoever says none of it is not counted. */
export async function countOthers(
  database: Database,
  brand: string,
  part: ListedPart,
  listed: readonly string[],
): Promise<{ left: string; members: number }[]> {
  const column = sql.ref<string>(part);
  return realMembers(database, brand)
    .select([column.as('left'), number.as('members')])
    .where(column, 'not in', listed)
    .groupBy(column)
    .orderBy(column)
    .execute();
}

/**
 * How many members of a brand are younger than an age.
 *
 * @param today YYYY-MM-DD
 */
export async function countYounger(database: Database, brand: string, age: number, today: string): Promise<number> {
  const { members } = await realMembers(database, brand)
    .select(number.as('members'))
    .where('date_of_birth', '>', sql<string>`(${today}::date - make_interval(years => ${age}))::date`)
    .executeTakeFirstOrThrow();
  return members;
}
