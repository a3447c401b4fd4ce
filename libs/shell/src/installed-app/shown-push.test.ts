import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
interface Shown {
  body: string;
  lang: string;
  renotify: boolean;
  badge: string;
  data: { url: string };
}
const showNotification = vi.fn(async (_title: string, _options: Shown) => undefined);
/** What the device shows under the tag. */
const getNotifications = vi.fn(async (_: { tag: string }): Promise<Pick<Shown, 'data'>[]> => []);
const setAppBadge = vi.fn(async (_count: number) => undefined);
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const match = vi.fn(async (): Promise<Response | undefined> => words('Kept'));
/** What an open page hears. */
const postMessage = vi.fn();

const words = (title: string, locale = 'en') =>
  Response.json({ locale, title, bodies: { message: 'A message', discreet: 'Something new' } });
const restarting = (body: BodyInit) => async () => new Response(body, { status: 502 });

beforeAll(async () => {
  vi.stubGlobal('location', { href: 'http://parlour.localhost/sw.js?locale=en&version=1' });
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) => listeners.set(kind, listen));
  vi.stubGlobal('clients', { matchAll: async () => [{ postMessage }] });
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('navigator', { setAppBadge });
  vi.stubGlobal('registration', { showNotification, getNotifications });
  vi.stubGlobal('fetch', fetched);
  // By an address that the compiler does not follow, as the worker has types of its own, and that no other file has loaded.
  await import(new URL('../service-worker/service-worker.ts?shown', import.meta.url).href);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});
afterAll(() => void vi.unstubAllGlobals());

/** A push comes; gives the title of what is shown, and its words. */
async function push(locale: string): Promise<unknown> {
  const news = { kind: 'message', tag: 'nora', badge: 1, url: '/chats/nora', locale, discreet: false };
  let done: Promise<void> | undefined;
  const waitUntil = (work: Promise<void>) => (done = work);
  listeners.get('push')?.({ data: { json: () => news }, waitUntil });
  await done;
  return showNotification.mock.calls.map(([title, { body }]) => [title, body]);
}

it('a push is shown in the member’s language, which is fetched where another is kept', async () => {
  fetched.mockResolvedValue(words('Fetched'));
  expect(await push('nl')).toEqual([['Fetched', 'A message']]);
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a server that restarts', restarting('<h1>Bad gateway</h1>')],
  ['an error of a server that restarts', restarting('{"error":{"code":"server_error"}}')],
  ['a page in place of the words', async () => new Response('<h1>Log in to this network</h1>')],
])('a push is shown in the kept words where there is %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await push('nl')).toEqual([['Kept', 'A message']]);
});

it('a push is shown also where the icon takes no number', async () => {
  setAppBadge.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  expect(await push('en')).toEqual([['Kept', 'A message']]);
});

it('what is shown says what language it is in: the member’s own, or that of the kept words', async () => {
  const langs = () => showNotification.mock.calls.map(([, { lang }]) => lang);
  fetched.mockResolvedValueOnce(words('Fetched', 'nl')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await push('nl');
  await push('nl');
  expect(langs()).toEqual(['nl', 'en']);
});

it('its sign in the status bar is the one of a shape alone', async () => {
  await push('en');
  expect(showNotification.mock.lastCall?.[1].badge).toBe('/icons/monochrome-192.png?v=1');
});

it('a burst of messages is heard once, and what comes minutes after its sound is heard again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const heard: boolean[] = [];
  for (const minutes of [0, 1, 2, 3.5, 4, 7]) {
    vi.setSystemTime(minutes * 60_000 + 1_000_000_000);
    await push('en');
    const shown = showNotification.mock.lastCall![1];
    getNotifications.mockResolvedValue([{ data: shown.data }]);
    heard.push(shown.renotify);
  }
  expect(heard).toEqual([true, false, false, true, false, true]);
  expect(getNotifications).toHaveBeenLastCalledWith({ tag: 'nora' });
});

it('an open page hears of a push once it is shown, and also where it cannot be', async () => {
  await push('en');
  const [shown, heard] = [showNotification, postMessage].map(({ mock }) => mock.invocationCallOrder[0]!);
  expect(shown).toBeLessThan(heard!);
  expect(postMessage.mock.calls).toEqual([[{ type: 'push', kind: 'message' }]]);
  showNotification.mockRejectedValueOnce(new TypeError('No permission'));
  await expect(push('en')).rejects.toThrow('No permission');
  expect(postMessage).toHaveBeenCalledTimes(2);
});

it('words that do not come in time make way for the kept ones, and are awaited where none are kept', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => timeout.mockRestore());
  fetched.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const shown = push('nl');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  late.abort();
  expect(await shown).toEqual([['Kept', 'A message']]);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3_000);
  match.mockResolvedValueOnce(undefined);
  fetched.mockResolvedValueOnce(words('Fetched'));
  await push('nl');
  expect(fetched.mock.lastCall?.[1].signal).toBeNull();
});
