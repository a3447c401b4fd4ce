import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { routeManifest } from './route-manifest.ts';

/**
 * How a page learns of other routes. `initial`: it brings the list of all, which a member needs soon. `lazy`: it brings its own,
 * and asks for those behind its links once it stands, which saves a visitor's first page a file.
 */
type Discovery = ServerBuild['routeDiscovery']['mode'];

/** @param basename the language in front of a public page's path, e.g. `/de` (contract part 0, 8), else `/` */
export type PageHandlerOf = (build: ServerBuild, basename: string, discovery: Discovery) => RequestHandler;

/** The router's handlers of pages, made when first asked for. */
export function pageHandlers(): PageHandlerOf {
  const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>();

  return (build, basename, mode) => {
    const known = handlers.get(build) ?? new Map<string, RequestHandler>();
    handlers.set(build, known);
    const key = `${mode} ${basename}`;
    const routeDiscovery = { mode, manifestPath: routeManifest };
    const handler = known.get(key) ?? createRequestHandler({ ...build, basename, routeDiscovery }, 'production');
    known.set(key, handler);
    return handler;
  };
}
