import { addresses } from '@parlour/contract/addresses';

/**
 * Where to go after logging in: a path of this site, never another's (contract part 0, 18); the home page otherwise. Two slashes in
 * a row name another host in front, where dots before them may yet be resolved away.
 */
export function nextPath(next: string | null | undefined): string {
  return next && /^\/(?!\/|[^?#]*\/\/)[^\s\\]*$/.test(next) ? next : addresses.index.href();
}
