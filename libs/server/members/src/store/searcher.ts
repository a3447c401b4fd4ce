import type { Searcher } from '@parlour/models/members/search-criteria';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** What of a member decides whom they are shown first. */
export const findSearcher = (db: BrandDatabase, brand: string, memberId: string): Promise<Searcher> =>
  db
    .selectFrom('profiles')
    .select(['gender', 'sexuality', 'country'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
