import { reloadOnce } from '@parlour/api-client/reload-once';
import { siteAnswers } from '@parlour/api-client/site-answers';
import { connection, noteReach } from '@parlour/state/device/use-online';
import { isBeingLeft } from './being-left.ts';
import { FIRST_PAUSE, nextPause } from '../session/next-try.ts';

type Modules = Record<string, unknown>;
type Fetch = (address: string) => Promise<unknown>;

/** What the router keeps on the window of a hydrated page; routes that are found later are added to its manifest. */
interface HydratedWindow {
  __reactRouterRouteModules?: Modules;
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}

/**
 * Fetches the modules of routes for the router, which would load the page anew each time it cannot fetch one. The
 * router asks first whether it has the module: for every route it knows it is told so, and given what is fetched here.
 * - Without a connection, or where nobody answers as in a tunnel, the fetch waits for a connection, so that nothing on
 *   the page is lost. So it does while the page is being left.
 * - Any other failure loads the page of the route from the server, as that of any other chunk loads the page that is
 *   shown. Where that was done just now, the failure shows.
 *
 * To try again helps where the browser fetches a module anew whose import has failed, as Chromium does. Another browser
 * may answer with the same failure until a page is loaded anew.
 */
export function guardRouteModules(fetchModule: Fetch = (address) => import(/* @vite-ignore */ address)): void {
  const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = window as unknown as HydratedWindow;
  if (!modules || !manifest) return;
  const underWay: Modules = {};
  const fetchOf = (id: string, address: string) =>
    (underWay[id] ??= fetchOnLine(address, fetchModule)
      .then((module) => (modules[id] = module))
      .finally(() => delete underWay[id]));

  let asked: string | undefined;
  const missing: ProxyHandler<Modules> = {
    has(_, id: string) {
      if (!manifest.routes[id]) return false;
      asked = id;
      return true;
    },
    get(_, id: string) {
      const route = manifest.routes[id];
      // A read without asking before only looks whether the module is loaded.
      if (asked !== id || !route) return undefined;
      asked = undefined;
      return fetchOf(id, route.module);
    },
  };
  Object.setPrototypeOf(modules, new Proxy<Modules>({}, missing));
}

async function fetchOnLine(address: string, fetchModule: Fetch): Promise<unknown> {
  for (let pause = FIRST_PAUSE; ; pause = nextPause(pause)) {
    if (!navigator.onLine) await connection();
    try {
      const module = await fetchModule(address);
      noteReach(true);
      return module;
    } catch (error) {
      if (isBeingLeft()) {
        await connection(pause);
        continue;
      }
      if (await siteAnswers()) {
        noteReach(true);
        if (reloadOnce()) return new Promise(() => {});
        throw error;
      }
      if (!navigator.onLine) continue;
      noteReach(false);
      await connection(pause);
    }
  }
}
