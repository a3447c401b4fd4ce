import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
const skipWaiting = vi.fn(async () => undefined);
const add = vi.fn(async (_: Request): Promise<void> => undefined);
/** The pages that are kept. */
const match = vi.fn(async (_: string): Promise<Response | undefined> => undefined);

beforeAll(async () => {
  const origin = 'http://parlour.localhost';
  vi.stubGlobal('location', { href: `${origin}/sw.js?locale=de&version=2`, origin });
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) => listeners.set(kind, listen));
  vi.stubGlobal('caches', { open: async () => ({ add, match }) });
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

afterEach(() => void vi.clearAllMocks());

async function happen(kind: string, event: object = {}): Promise<void> {
  let done: Promise<unknown> | undefined;
  listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const added = () =>
  add.mock.calls
    .map(([{ url, cache }]) => `${new URL(url).pathname}${new URL(url).search} ${cache}`)
    .toSorted((one, other) => one.localeCompare(other));

it('a worker of another language or newer settings takes over at once, with what it fetched past every cache', async () => {
  match.mockResolvedValueOnce(new Response('of before'));
  await happen('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(added()).toEqual(['/offline?locale=de reload', '/push-words.json?locale=de reload']);
});

it('what it could not fetch neither stops it, and so every push, nor stays away: it comes with a later page', async () => {
  add.mockRejectedValue(new TypeError('Failed to fetch'));
  await happen('install');
  add.mockClear().mockResolvedValue();
  match.mockImplementation(async (url) => (url.startsWith('/offline') ? new Response('kept') : undefined));
  const request = { url: 'http://parlour.localhost/', method: 'GET', mode: 'navigate', headers: new Headers() };
  await happen('fetch', { request, respondWith() {}, preloadResponse: Promise.resolve(new Response('page')) });
  expect(added()).toEqual(['/push-words.json?locale=de reload']);
});
