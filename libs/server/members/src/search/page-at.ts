import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Search } from '../store/search-conditions.ts';
import { mapSearch, searchPage, type FoundRow } from '../store/search.ts';

/** A page of a search by its number, from 1; none of its rows is counted off before those that are shown. */
export async function pageAt(db: BrandDatabase, search: Search, page: number, pageSize: number): Promise<FoundRow[]> {
  if (page === 1) return searchPage(db, search, null, pageSize);
  const { ends } = await mapSearch(db, search, pageSize);
  const after = ends[page - 2];
  return after ? searchPage(db, search, after, pageSize) : [];
}
