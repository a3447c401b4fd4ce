import { sql } from 'kysely';
import type { Locale } from '@parlour/models/locale';
import type { Gender, Sexuality } from '@parlour/models/profile-fields';
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

/** How many members of a brand live in each country that is not among these. */
export async function countMembersElsewhere(
  database: Database,
  brand: string,
  countries: readonly string[],
): Promise<{ country: string; members: number }[]> {
  return realMembers(database, brand)
    .select(['country', number.as('members')])
    .where('country', 'not in', countries)
    .groupBy('country')
    .orderBy('country')
    .execute();
}

/** How many members of a brand read it in each language that is not among these. */
export async function countReadersOfOthers(
  database: Database,
  brand: string,
  languages: readonly Locale[],
): Promise<{ language: Locale; members: number }[]> {
  return realMembers(database, brand)
    .select(['language', number.as('members')])
    .where('language', 'not in', languages)
    .groupBy('language')
    .orderBy('language')
    .execute();
}

/** How many members of a brand are of each gender that is not among these. */
export async function countOfOtherGenders(
  database: Database,
  brand: string,
  genders: readonly Gender[],
): Promise<{ gender: Gender; members: number }[]> {
  return realMembers(database, brand)
    .select(['gender', number.as('members')])
    .where('gender', 'not in', genders)
    .groupBy('gender')
    .orderBy('gender')
    .execute();
}

/** How many members of a brand say each sexuality of themselves that is not among these. */
export async function countOfOtherSexualities(
  database: Database,
  brand: string,
  sexualities: readonly Sexuality[],
): Promise<{ sexuality: Sexuality; members: number }[]> {
  return realMembers(database, brand)
    .select(['sexuality', number.as('members')])
    .where('sexuality', 'not in', sexualities)
    .groupBy('sexuality')
    .orderBy('sexuality')
    .$narrowType<{ sexuality: Sexuality }>()
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
