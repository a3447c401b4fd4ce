// @vitest-environment jsdom
import { createMemoryRouter, UNSAFE_createClientRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardRouteModules } from './guard-route-modules.ts';

const reload = vi.fn();
const fetchModule = vi.fn<(address: string) => Promise<unknown>>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  fetchModule.mockReset();
});

const setOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

type Routes = Parameters<typeof UNSAFE_createClientRoutes>[0];
const routeOf = (id: string) => ({ [id]: { id, path: id, module: `/no-such-${id}.js` } }) as unknown as Routes;

/** All that follows by itself has happened then: nothing here waits for a clock or for the network. */
const everyMicrotask = () => new Promise((resolve) => setImmediate(resolve));

/** The router of a hydrated page, whose home is loaded and whose page `far` is not; `find` adds a route as its manifest does. */
function hydrated() {
  const modules = { home: { default: () => null } };
  const manifest = { routes: { ...routeOf('home'), ...routeOf('far') } };
  const clientRoutes = (routes: Routes) => UNSAFE_createClientRoutes(routes, modules, null, true, false);
  const router = createMemoryRouter(clientRoutes(manifest.routes), { initialEntries: ['/home'] });
  vi.stubGlobal('__reactRouterRouteModules', modules);
  vi.stubGlobal('__reactRouterManifest', manifest);
  guardRouteModules(fetchModule);
  const find = (id: string) => {
    Object.assign(manifest.routes, routeOf(id));
    router.patchRoutes(null, clientRoutes(routeOf(id)));
  };
  const go = async (address: string) => {
    void router.navigate(address);
    await everyMicrotask();
    return { page: router.state.location.pathname, failures: Object.values(router.state.errors ?? {}) };
  };
  return { router, modules, find, go };
}

it('fetches a module once, also of a route that was found later', async () => {
  const page = { default: () => null };
  fetchModule.mockResolvedValue(page);
  const { find, go, modules } = hydrated();
  expect(await go('/far')).toEqual({ page: '/far', failures: [] });
  await go('/home');
  await go('/far');
  expect(fetchModule.mock.calls).toEqual([['/no-such-far.js']]);
  expect(modules).toMatchObject({ far: page });
  find('later');
  expect(await go('/later')).toEqual({ page: '/later', failures: [] });
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew for a module that is gone, and shows the failure where it did so just now', async () => {
  fetchModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  expect(await hydrated().go('/far')).toEqual({ page: '/home', failures: [] });
  expect(reload).toHaveBeenCalledOnce();
  expect(await hydrated().go('/far')).toEqual({ page: '/far', failures: [expect.any(TypeError)] });
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for the connection, and loses nothing of the page meanwhile', async () => {
  fetchModule.mockResolvedValue({ default: () => null });
  setOnLine(false);
  const { go, router } = hydrated();
  expect(await go('/far')).toMatchObject({ page: '/home' });
  expect(fetchModule).not.toHaveBeenCalled();
  setOnLine(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/far'));
  expect(reload).not.toHaveBeenCalled();
});
