import { addresses } from '@parlour/contract/addresses';
import { isOwnPath } from '@parlour/models/own-path';

/** Where to go after logging in: a path of this site, never another's; the home page otherwise. */
export const nextPath = (next: string | null | undefined): string =>
  next && isOwnPath(next) ? next : addresses.index.href();
