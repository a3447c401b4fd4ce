import type { QueryValues } from './call-table.ts';

/** The values of an address' query; one that is repeated is a list. */
export function queryValues(search: URLSearchParams): QueryValues {
  const values: QueryValues = {};
  for (const key of new Set(search.keys())) {
    const all = search.getAll(key);
    Object.defineProperty(values, key, { value: all.length > 1 ? all : all[0]!, enumerable: true });
  }
  return values;
}
