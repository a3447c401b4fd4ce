import { addresses } from '@parlour/contract/addresses';

/** Where to go after logging in: a path of this site, never another's (contract part 0, 18); the home page otherwise. */
export function nextPath(next: string | null | undefined): string {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : addresses.index.href();
}
