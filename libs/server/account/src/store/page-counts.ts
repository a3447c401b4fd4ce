import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface CountedPage {
  brand: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  page: string;
  event: 'hidden' | 'bounce';
}

/** One more; the row is about a page and a day, never about anybody. */
export async function countPage(db: BrandDatabase, counted: CountedPage): Promise<void> {
  await db
    .insertInto('page_counts')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'day', 'page', 'event']).doUpdateSet({ count: sql`page_counts.count + 1` }),
    )
    .execute();
}
