import { matchRoutes } from 'react-router';
import { addresses } from '@parlour/contract/addresses';

const pages = Object.entries(addresses).map(([id, { pattern }]) => ({ id, path: pattern }));

/** The name of the page at a path, without anything that the path says about somebody; null where there is none. */
export const pageNameOf = (pathname: string): keyof typeof addresses | null =>
  (matchRoutes(pages, pathname)?.at(-1)?.route.id as keyof typeof addresses | undefined) ?? null;
