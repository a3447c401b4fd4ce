import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { vi } from 'vitest';
import type { PageBuilds } from '@parlour/server-kit/pages/page-builds';
import { shellRoutes } from '@parlour/shell/shell-routes';

/** The film of the video landers is drawn when an app is built. */
vi.mock('../../../../libs/shell/src/landers/clip-files.ts', () => ({
  clipFiles: { webm: '/clip.webm', poster: '/clip.webp' },
}));

const shell = '../../../../libs/shell/src';
const modules = import.meta.glob(
  [
    '../../../../libs/shell/src/{root,entry.server}.tsx',
    '../../../../libs/shell/src/{routes,layouts}/*.tsx',
    '!**/*.{test,stories}.tsx',
  ],
  { eager: true },
);

type Route = NonNullable<ServerBuild['routes'][string]>;

const moduleOf = (file: string): unknown => modules[`${shell}/${file}`];

function routeOf({ id, file, path, index, caseSensitive }: RouteConfigEntry, parentId?: string): Route {
  const module = moduleOf(file) as Route['module'];
  return { id: id ?? file.replace(/\.tsx$/, ''), path, index, caseSensitive, parentId, module };
}

/** A route and all below it, as the build lists them. */
const withChildren = (entry: RouteConfigEntry, parentId: string): Route[] => {
  const route = routeOf(entry, parentId);
  return [route, ...(entry.children ?? []).flatMap((child) => withChildren(child, route.id))];
};

const routes = [
  routeOf({ id: 'root', file: 'root.tsx', path: '' }),
  ...shellRoutes.flatMap((entry) => withChildren(entry, 'root')),
];

/** What browsers would fetch: nothing is built, so every route names a file that is not there. */
const browserRoute = ({ module, ...route }: Route) => ({
  ...route,
  hasAction: 'action' in module,
  hasLoader: 'loader' in module,
  hasClientAction: 'clientAction' in module,
  hasClientLoader: 'clientLoader' in module,
  hasClientMiddleware: false,
  hasErrorBoundary: 'ErrorBoundary' in module,
  module: '/assets/none.js',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const server: ServerBuild = {
  entry: { module: moduleOf('entry.server.tsx') as ServerBuild['entry']['module'] },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    entry: { module: '/assets/none.js', imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, browserRoute(route)])),
    url: '/assets/none.js',
    version: 'sources',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

/** The pages of every brand from their sources, rendered as the server renders built ones. */
export const sourcePages: PageBuilds = { find: async () => ({ server, clientFolder: null }) };
