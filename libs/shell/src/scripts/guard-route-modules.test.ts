// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, UNSAFE_createClientRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useOnline, whenOnline } from '@parlour/state/device/use-online';
import { noticeLeaving } from './being-left.ts';
import { guardRouteModules } from './guard-route-modules.ts';

const [reload, assign] = [vi.fn(), vi.fn()];
const fetchModule = vi.fn<(address: string) => Promise<unknown>>();

const ask = vi.fn<() => Promise<{ status: number }>>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockResolvedValue({ status: 200 });
  vi.stubGlobal('location', { reload, assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  assign.mockReset();
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
  vi.stubGlobal('__reactRouterDataRouter', router);
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
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

it('loads the page of a module that is gone anew, and shows the failure where it did so just now', async () => {
  fetchModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  expect(await hydrated().go('/far?photo=2')).toEqual({ page: '/home', failures: [] });
  expect(assign.mock.calls).toEqual([['/far?photo=2']]);
  expect(await hydrated().go('/far')).toEqual({ page: '/far', failures: [expect.any(TypeError)] });
  expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

it('waits for the connection, and loses nothing of the page meanwhile', async () => {
  fetchModule.mockResolvedValue({ default: () => null });
  setOnLine(false);
  const { go, router } = hydrated();
  expect(await go('/far')).toMatchObject({ page: '/home' });
  expect(fetchModule).not.toHaveBeenCalled();
  setOnLine(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => router.state.location.pathname).toBe('/far');
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

it.each([
  ['nobody', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that is begun anew', () => ask.mockResolvedValue({ status: 503 })],
])('where %s answers it stays, says that there is no connection, and tries again ever less often', async (_, lose) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  lose();
  fetchModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { result } = renderHook(useOnline);
  const [listens, leaves] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const forConnection = ({ mock }: typeof listens | typeof leaves) =>
    mock.calls.filter(([kind]) => kind === 'online').length;
  const waiting = () => forConnection(listens) - forConnection(leaves);
  const { go, router } = hydrated();
  expect(await act(() => go('/far'))).toEqual({ page: '/home', failures: [] });
  expect(result.current).toBe(false);
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  expect([waiting(), vi.getTimerCount()]).toEqual([1, 1]);
  await wait(2_000);
  expect(fetchModule).toHaveBeenCalledTimes(2);
  expect([waiting(), vi.getTimerCount()]).toEqual([1, 1]);
  await wait(3_900);
  expect(fetchModule).toHaveBeenCalledTimes(2);
  const heard = vi.fn();
  onTestFinished(whenOnline(heard));
  fetchModule.mockResolvedValue({ default: () => null });
  await wait(200);
  expect(router.state.location.pathname).toBe('/far');
  expect([result.current, heard.mock.calls.length]).toEqual([true, 1]);
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

it('a second press of the same link waits with the first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  fetchModule.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { go, router } = hydrated();
  await go('/far');
  await go('/far');
  expect(fetchModule).toHaveBeenCalledOnce();
  fetchModule.mockResolvedValue({ default: () => null });
  window.dispatchEvent(new Event('online'));
  await everyMicrotask();
  expect(router.state.location.pathname).toBe('/far');
  expect(fetchModule).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves a page alone that is on its way to another, and tries again where it stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = vi.spyOn(performance, 'now').mockReturnValue(-60_000);
  noticeLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  fetchModule.mockRejectedValue(new TypeError('error loading dynamically imported module'));
  const { go, router } = hydrated();
  expect(await go('/far')).toEqual({ page: '/home', failures: [] });
  await act(() => vi.advanceTimersByTimeAsync(5_900));
  expect(fetchModule).toHaveBeenCalledTimes(2);
  expect([ask.mock.calls, assign.mock.calls, reload.mock.calls]).toEqual([[], [], []]);
  clock.mockReturnValue(-30_000);
  fetchModule.mockResolvedValue({ default: () => null });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(router.state.location.pathname).toBe('/far');
});
