import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
const anew = { endpoint: 'https://push.example/anew' };
const subscribe = vi.fn(async () => anew);

/** What the server answers about sessions. */
let sessions: object;
const asked = vi.fn(async (url: string, _: RequestInit) => {
  const answer = url === '/api/settings.php' ? { settings: { push_public_key: 'key' } } : sessions;
  return { json: async () => answer };
});

beforeAll(async () => {
  vi.stubGlobal('location', { href: 'http://parlour.localhost/sw.js?locale=en&version=1' });
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) => listeners.set(kind, listen));
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  vi.stubGlobal('fetch', asked);
  // By an address that the compiler does not follow, as the worker has types of its own, and that no other file has loaded.
  await import(new URL('../service-worker/service-worker.ts?renewed', import.meta.url).href);
});
afterEach(() => void vi.clearAllMocks());
afterAll(() => void vi.unstubAllGlobals());

/** The subscription ends by itself; gives what the server is told then. */
async function end(newSubscription: object | null): Promise<unknown> {
  let done: Promise<void> | undefined;
  const waitUntil = (work: Promise<void>) => (done = work);
  listeners.get('pushsubscriptionchange')?.({ newSubscription, waitUntil });
  await done;
  const told = asked.mock.calls.find(([, { method }]) => method === 'POST');
  if (!told) return null;
  const [url, { headers, body }] = told;
  expect([url, new Headers(headers).get('x-request-type')]).toEqual(['/api/user.php?push=1', 'client']);
  expect(new Headers(headers).get('x-page-hidden')).toBe('1');
  return JSON.parse(body as string);
}

const session = (push: boolean) => ({
  sessions: [
    { current: false, push: true },
    { current: true, push },
  ],
});

it('a session that is told by push is told by the new subscription', async () => {
  sessions = session(true);
  expect(await end(null)).toEqual({ subscription: anew });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

it('the one that the browser made itself is taken', async () => {
  sessions = session(true);
  const made = { endpoint: 'https://push.example/made' };
  expect(await end(made)).toEqual({ subscription: made });
  expect(subscribe).not.toHaveBeenCalled();
});

it.each([
  ['a session that was not told by push', session(false)],
  ['nobody', { error: { code: 'authentication_required' } }],
])('%s has none of it', async (_, answer) => {
  sessions = answer;
  expect(await end(null)).toBeNull();
});
