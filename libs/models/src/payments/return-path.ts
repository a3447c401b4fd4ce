/** Stands for the id of the new payment in a return path. */
export const PAYMENT_ID = '{payment_id}';

/** A path of this site and nothing else: no scheme, no host, no way to smuggle one in (contract part 0, 18). */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./{}?=&%+*]*$/.test(path);
}
