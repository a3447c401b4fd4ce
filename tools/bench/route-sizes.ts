import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ServerBuild } from 'react-router';

const compress = promisify(brotliCompress);

type Manifest = ServerBuild['assets'];
type Route = NonNullable<Manifest['routes'][string]>;

/** Kilobytes of JavaScript, compressed by brotli, that the manifest may name for a logged-out visitor's home page (the goal of `npm run bench`). */
export const firstPageLimit = 145;

export interface RouteSize {
  /** Id of the route. */
  route: string;
  /**
   * Bytes of the JavaScript that its manifest names for a visitor's first visit, each file compressed by brotli: neither the words
   * of the language nor the parts that follow by themselves once the page answers.
   */
  bytes: number;
  /** Addresses of those files. */
  files: readonly string[];
}

/** Every page of a built brand, by what React Router's own manifest says a visit to it loads. */
export async function routeSizes(app: string): Promise<RouteSize[]> {
  const { assets } = (await import(pathToFileURL(path.join(app, 'build/server/index.js')).href)) as ServerBuild;
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? compressed(path.join(app, 'build/client', file));
    sizes.set(file, known);
    return known;
  };
  const pages = Object.values(assets.routes).flatMap((route) => (route && isPage(assets, route) ? [route] : []));
  return Promise.all(
    pages.map(async (route) => {
      const files = [...filesOf(assets, route)];
      const parts = await Promise.all(files.map(sizeOf));
      return { route: route.id, files, bytes: parts.reduce((sum, part) => sum + part, 0) };
    }),
  );
}

/** Neither a layout nor a resource such as the icon, which has nothing to show. */
const isPage = ({ routes }: Manifest, route: Route): boolean =>
  'hasDefaultExport' in route &&
  route.hasDefaultExport === true &&
  !Object.values(routes).some((other) => other?.parentId === route.id);

/** The entry, and each module of the route and of those around it. A visitor's page does without the list of all routes. */
function filesOf({ entry, routes }: Manifest, page: Route): Set<string> {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route: Route | undefined = page; route; route = route.parentId ? routes[route.parentId] : undefined) {
    const parts = [
      route.clientLoaderModule,
      route.clientActionModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
    ];
    for (const file of [route.module, ...(route.imports ?? []), ...parts]) if (file) files.add(file);
  }
  return files;
}

const compressed = async (file: string): Promise<number> => (await compress(await readFile(file))).length;
