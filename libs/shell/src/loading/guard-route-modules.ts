import { reloadOnce } from '@parlour/api-client/reload-once';

type Modules = Record<string, unknown>;
type Fetch = (address: string) => Promise<unknown>;

/** What the router keeps on the window of a hydrated page; routes that are found later are added to its manifest. */
interface HydratedWindow {
  __reactRouterRouteModules?: Modules;
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}

/**
 * The router loads the page anew each time it cannot fetch the module of a route. It asks first whether it has the module: for
 * every route it knows it is told so, and given what is fetched here. Without a connection that waits for one, so that nothing
 * on the page is lost; a failure loads the page anew as any other chunk's does, and where that was done just now it shows.
 */
export function guardRouteModules(fetchModule: Fetch = (address) => import(/* @vite-ignore */ address)): void {
  const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = window as unknown as HydratedWindow;
  if (!modules || !manifest) return;
  const fetchOf = async (id: string, address: string) => (modules[id] = await fetchOnLine(address, fetchModule));

  let asked: string | undefined;
  const missing: ProxyHandler<Modules> = {
    has(_, id: string) {
      if (!manifest.routes[id]) return false;
      asked = id;
      return true;
    },
    get(_, id: string) {
      const route = manifest.routes[id];
      // Whoever has not asked before only looks whether the module is loaded.
      if (asked !== id || !route) return undefined;
      asked = undefined;
      return fetchOf(id, route.module);
    },
  };
  Object.setPrototypeOf(modules, new Proxy<Modules>({}, missing));
}

async function fetchOnLine(address: string, fetchModule: Fetch): Promise<unknown> {
  await connection();
  try {
    return await fetchModule(address);
  } catch (error) {
    if (!navigator.onLine) return fetchOnLine(address, fetchModule);
    if (!reloadOnce()) throw error;
    return new Promise(() => {});
  }
}

/** Comes once there is one. */
const connection = (): Promise<unknown> | undefined =>
  navigator.onLine ? undefined : new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
