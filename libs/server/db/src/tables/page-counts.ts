import type { Generated } from 'kysely';

/** How often a page was left, by day. No row is about anybody. */
export interface PageCountsTable {
  brand: string;
  day: string;
  page: string;
  event: 'hidden' | 'bounce';
  count: Generated<number>;
}
