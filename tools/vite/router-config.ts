import path from 'node:path';
import type { Config } from '@react-router/dev/config';

/** Every brand mounts the one routing shell; only what it builds into is its own. */
export const routerConfig = (directory: string): Config => ({
  ssr: true,
  appDirectory: path.relative(directory, path.resolve(import.meta.dirname, '../../libs/shell/src')),
  routeDiscovery: { mode: 'initial' },
  // In one piece, a route's module is fetched where its failure can be met (shell/scripts/guard-route-modules).
  splitRouteModules: false,
});
