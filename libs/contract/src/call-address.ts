/** What is asked in a call's address; absent values are left out. */
export type AddressQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The address of a call with its query. */
export function callAddress(path: string, query: AddressQuery | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, value === true ? '1' : value === false ? '0' : String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
