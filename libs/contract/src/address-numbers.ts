import { MAX_PAGES } from '@parlour/models/members/search-limits';

/** The whole number that an address names, the nearest one that there is; undefined where it names none. */
export function numberIn(search: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = search.get(name);
  return text !== null && /^\d{1,3}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : undefined;
}

/** The page that an address names: the first where it names none, and none behind the last. */
export const pageIn = (search: URLSearchParams, name = 'page'): number => numberIn(search, name, 1, MAX_PAGES) ?? 1;
