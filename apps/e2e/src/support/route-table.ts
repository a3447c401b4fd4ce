import { shellRoutes } from '../../../../libs/shell/src/shell-routes.ts';

interface Entry {
  path?: string;
  index?: boolean;
  file: string;
  children?: readonly Entry[];
}

/** A route of the shell: its address pattern, and the layout that it stands in. */
export interface ShellRoute {
  pattern: string;
  /** Null for an address that only takes a form. */
  layout: string | null;
}

const layoutIn = (file: string): string | null => /layouts\/(\w+)-layout/.exec(file)?.[1] ?? null;

const routesOf = (entries: readonly Entry[], layout: string | null): ShellRoute[] =>
  entries.flatMap(({ path, index, file, children }) =>
    children ? routesOf(children, layoutIn(file)) : [{ pattern: index ? '/' : `/${path ?? ''}`, layout }],
  );

/** The shell's own route table, so that a new route is tested by being there. */
export const shellTable: readonly ShellRoute[] = routesOf(shellRoutes, null);

const filesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);

/** Files of the routes and layouts, by their paths from the shell's sources. */
export const routeFiles: readonly string[] = filesOf(shellRoutes);

/** An address of a pattern whose required parts nothing on the server answers to. */
export const exampleOf = (pattern: string): string =>
  pattern
    .replace('/*', '/no/such/page')
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? '01890000-0000-7000-8000-000000000000' : part))
    .join('/') || '/';
