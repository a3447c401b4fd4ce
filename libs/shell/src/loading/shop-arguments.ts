/** Country and discount code as a page's address names them. */
export const shopArguments = (search: URLSearchParams) => ({
  country: search.get('country') ?? undefined,
  code: search.get('code')?.trim() || undefined,
});
