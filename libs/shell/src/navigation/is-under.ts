import { matchPath } from 'react-router';

/** Is this the path of one of these pages, or of one beneath it? Read as the router itself reads a path. */
export const isUnder = (pathname: string, pages: readonly { pattern: string }[]): boolean =>
  pages.some(({ pattern }) => matchPath({ path: pattern, end: false }, pathname) !== null);
