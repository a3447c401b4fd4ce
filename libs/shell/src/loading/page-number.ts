const LAST = 40;

/** The page that an address names, from 1; anything else is the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1;
}
