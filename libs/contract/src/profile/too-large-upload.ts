/** In a page's address: what was posted to it was too large to be read, so that the form itself could not be answered. */
const NAME = 'too_large';

/** Where the form stands that was sent with so large a file: the same page, which says so at the field. */
export function tooLargeAddress(pathAndSearch: string): string {
  const [path = '/', search] = pathAndSearch.split('?', 2);
  const params = new URLSearchParams(search);
  params.set(NAME, '1');
  return `${path}?${params.toString()}`;
}

/** Does an address lead back from a file that was too large, so that its page has to say so? */
export const isTooLargeAddress = (search: URLSearchParams): boolean => search.has(NAME);

/** The same address, once its page has said so: loaded anew it must not say so again. */
export function withoutTooLarge(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(NAME);
  return url.href;
}
