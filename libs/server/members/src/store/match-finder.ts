import type { BodyOf } from '@parlour/contract/define-call';
import type { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

export type MatchAnswers = BodyOf<typeof saveMatchFinder>;

const columns = ['interests', 'min_age', 'max_age', 'near', 'relationship_statuses'] as const;

/** What the member answered; null before the first time. */
export async function findAnswers(db: BrandDatabase, brand: string, memberId: string): Promise<MatchAnswers | null> {
  const row = await db
    .selectFrom('match_finder_answers')
    .select(columns)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (row as MatchAnswers | undefined) ?? null;
}

/** Keeps the answers in place of earlier ones. */
export async function keepAnswers(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  answers: MatchAnswers,
  now: Date,
): Promise<void> {
  const changes = { ...answers, answered_at: now };
  await db
    .insertInto('match_finder_answers')
    .values({ brand, member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet(changes))
    .execute();
}

export interface Traits {
  interests: string[];
  relationship_status: string | null;
}

/** What some profiles say of themselves, by id. */
export async function findTraits(
  db: BrandDatabase,
  brand: string,
  ids: readonly string[],
): Promise<Map<string, Traits>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'interests', 'relationship_status'])
    .where('brand', '=', brand)
    .where('member_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ member_id, ...traits }) => [member_id, traits]));
}

/** The seeker's own profile, as far as it begins the questions and weighs the answers. */
export const findSeeker = (db: BrandDatabase, brand: string, memberId: string) =>
  db
    .selectFrom('profiles')
    .select(['gender', 'sexuality', 'date_of_birth', 'country', 'region', 'interests'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
