import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

const origin = 'http://parlour.localhost';
const listeners = new Map<string, (event: object) => void>();
const enable = vi.fn(async () => undefined);
const asked = vi.fn(async (_: Request) => new Response('fetched'));
const match = vi.fn(async (): Promise<Response | undefined> => new Response('offline'));

beforeAll(async () => {
  vi.stubGlobal('location', { href: `${origin}/sw.js?locale=en&version=1`, origin });
  vi.stubGlobal('addEventListener', (kind: string, listen: (event: object) => void) => listeners.set(kind, listen));
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('caches', { open: async () => ({ match }), keys: async () => [] });
  vi.stubGlobal('fetch', asked);
  // By an address that the compiler does not follow, as the worker has types of its own, and that no other file has loaded.
  await import(new URL('../service-worker/service-worker.ts?early', import.meta.url).href);
});
afterEach(() => void vi.clearAllMocks());
afterAll(() => void vi.unstubAllGlobals());

/** What a person gets who opens a page, where the browser has asked for it by itself or not. */
async function open(preloadResponse: Promise<Response | undefined>): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { url: `${origin}/chats`, method: 'GET', mode: 'navigate', headers: new Headers() };
  const respondWith = (response: Promise<Response>) => (answer = response);
  listeners.get('fetch')?.({ request, preloadResponse, respondWith, waitUntil() {} });
  return (await answer!).text();
}

async function activate(registration: object): Promise<void> {
  vi.stubGlobal('registration', registration);
  let done: Promise<unknown> | undefined;
  listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

it('pages are asked for while the worker starts, where the browser can', async () => {
  await activate({ navigationPreload: { enable } });
  expect(enable).toHaveBeenCalledOnce();
  await activate({});
});

it('such an answer is the page, which is not asked for twice', async () => {
  expect(await open(Promise.resolve(new Response('early')))).toBe('early');
  expect(asked).not.toHaveBeenCalled();
});

it('without one the worker asks', async () => {
  expect(await open(Promise.resolve(undefined))).toBe('fetched');
});

it('without a connection the kept page stands for it', async () => {
  expect(await open(Promise.reject(new TypeError('Failed to fetch')))).toBe('offline');
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await open(Promise.resolve(undefined))).toBe('offline');
});

/** The line goes dead for the page, and answers after so many seconds. */
function answerAfter(seconds: number): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  asked.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(resolve, seconds * 1_000, new Response('late'))),
  );
}

it.each([
  ['the kept page stands for it after a while', 60, new Response('offline'), 25, 'offline'],
  ['the page that is merely slow is awaited', 24, new Response('offline'), 24, 'late'],
  ['the page is awaited where none is kept', 60, undefined, 60, 'late'],
])('where the line neither answers nor breaks %s', async (_, answersAfter, kept, seconds, shown) => {
  answerAfter(answersAfter);
  match.mockResolvedValue(kept);
  const heard = vi.fn();
  const opened = open(Promise.resolve(undefined)).then(heard);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opened;
  expect(heard).toHaveBeenCalledExactlyOnceWith(shown);
});
