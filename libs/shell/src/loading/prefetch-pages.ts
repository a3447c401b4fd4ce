import { matchRoutes, type RouteObject } from 'react-router';

/** What the framework's manifest says of a route. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where the reader pays for each byte, or waits for it: a slow line, or one that is asked to save (spec section 9). */
export const isSparing = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || effectiveType.includes('2g');

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
  const { connection } = navigator as Navigator & { connection?: Connection };
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  };
  if (!manifest || isSparing(connection ?? {})) return;
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
