import type { QueryKey } from '@tanstack/react-query';

/** The options of a query that a page reads, whatever its answer is. */
export interface PageQuery {
  queryKey: QueryKey;
}
