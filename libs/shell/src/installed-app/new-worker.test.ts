import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
const skipWaiting = vi.fn(async () => undefined);
const addAll = vi.fn(async (_: Request[]) => undefined);

beforeAll(async () => {
  const origin = 'http://parlour.localhost';
  vi.stubGlobal('location', { href: `${origin}/sw.js?locale=de&version=2` });
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) => listeners.set(kind, listen));
  vi.stubGlobal('caches', { open: async () => ({ addAll }) });
  vi.stubGlobal('skipWaiting', skipWaiting);
  // Outside a browser a request must name its host.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(origin + path, init);
      }
    },
  );
  // By an address that the compiler does not follow, as the worker has types of its own, and that no other file has loaded.
  await import(new URL('../service-worker/service-worker.ts?installed', import.meta.url).href);
});
afterAll(() => void vi.unstubAllGlobals());

it('a worker of another language or newer settings takes over at once, with what it fetched past every cache', async () => {
  let done: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  expect(skipWaiting).toHaveBeenCalledOnce();
  const [pages] = addAll.mock.lastCall!;
  expect(pages.map(({ url, cache }) => [new URL(url).pathname + new URL(url).search, cache])).toEqual([
    ['/offline?locale=de', 'reload'],
    ['/push-words.json?locale=de', 'reload'],
  ]);
});
