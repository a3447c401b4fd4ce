import { shellRoutes } from '../../../../libs/shell/src/shell-routes.ts';

interface Entry {
  path?: string;
  index?: boolean;
  children?: readonly Entry[];
}

const patternsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, children }) => (children ? patternsOf(children) : [index ? '/' : `/${path ?? ''}`]));

/** The address patterns of the shell's own route table, so that a new route is tested by being there. */
export const routePatterns: readonly string[] = patternsOf(shellRoutes as readonly Entry[]);

/** An address of a pattern whose required parts nothing on the server answers to. */
export const exampleOf = (pattern: string): string =>
  pattern
    .replace('/*', '/no/such/page')
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? '01890000-0000-7000-8000-000000000000' : part))
    .join('/') || '/';
