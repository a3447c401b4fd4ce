import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';

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

interface PageCount {
  /** Name of the page, as `addresses` has it. */
  page: string;
  /** How often it was left, by those who agreed to be counted. */
  hidden: number;
  /** How often it was left before anything was done, of visits whose address asked for that with `lb`. */
  bounce: number;
}

/** How often a brand's pages were left in the last days, the most left first. */
export async function readPageCounts(database: Database, brand: string, since: string): Promise<PageCount[]> {
  const rows = await database.owner
    .selectFrom('page_counts')
    .select(['page', 'event', ({ fn }) => fn.sum<string | number>('count').as('count')])
    .where('brand', '=', brand)
    .where('day', '>=', since)
    .groupBy(['page', 'event'])
    .execute();
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages]
    .map(([page, events]) => {
      const of = (wanted: 'hidden' | 'bounce') => Number(events.find(({ event }) => event === wanted)?.count ?? 0);
      return { page, hidden: of('hidden'), bounce: of('bounce') };
    })
    .toSorted((one, other) => other.hidden - one.hidden || one.page.localeCompare(other.page));
}
