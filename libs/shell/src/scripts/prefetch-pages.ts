import { matchRoutes, type RouteObject } from 'react-router';
import { isSparing } from '@parlour/state/device/connection';

/** What the framework's manifest says of a route. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

function routesOf(manifest: Record<string, ManifestRoute>, parent?: string): RouteObject[] {
  return Object.values(manifest)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: routesOf(manifest, id) }));
}

/** The scripts of the page that an address leads to. */
export function scriptsOf(manifest: Record<string, ManifestRoute>, path: string): string[] {
  const matches = matchRoutes(routesOf(manifest), path) ?? [];
  return matches.flatMap(({ route }) => {
    const known = manifest[route.id ?? ''];
    return known ? [known.module, ...(known.imports ?? [])] : [];
  });
}

/** Fetches the scripts of a page once somebody points at a link to it, which is a moment before they follow it. */
export function prefetchPages(): void {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  };
  if (!manifest || isSparing()) return;
  const asked = new Set<string>();

  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const script of scriptsOf(manifest.routes, link.pathname)) {
      if (document.head.querySelector(`link[rel="modulepreload"][href="${script}"]`)) continue;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }));
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch, { passive: true });
}
