import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { resumeScript } from './resume-script.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi({ calls: [] });
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const head = (url: string) => api.app.inject({ method: 'HEAD', url, headers: { host: 'default.localhost' } });

/** The page for no connection, of a phone whose line is down until it is said to be there. */
function openPage() {
  const line = { isUp: false };
  const fetched = vi.fn(async (_address: string, _init: { method: string; cache: string }) => {
    if (!line.isUp) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  const reload = vi.fn();
  const heard = new Map<string, () => unknown>();
  const document = { hidden: false };
  runInNewContext(resumeScript('/offline'), {
    fetch: fetched,
    location: { reload },
    document,
    AbortSignal: {},
    setTimeout,
    clearTimeout,
    addEventListener: (kind: string, listen: () => unknown) => heard.set(kind, listen),
  });
  return { line, fetched, reload, document, say: async (kind: string) => heard.get(kind)!() };
}

test('the page makes way as soon as the phone says that it is connected, and the server answers', async () => {
  const { line, fetched, reload, say } = openPage();
  await say('online');
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  line.isUp = true;
  await say('online');
  expect(reload).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenLastCalledWith('/offline', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

test('where nobody says so it finds out by itself, more and more rarely', async () => {
  const { line, fetched, reload } = openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.length).toBe(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched.mock.calls.length).toBeLessThan(16);
  expect(reload).not.toHaveBeenCalled();
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('an app that is taken up again asks at once, and one that is put away does not', async () => {
  const { line, fetched, reload, document, say } = openPage();
  line.isUp = true;
  document.hidden = true;
  await say('visibilitychange');
  expect(fetched).not.toHaveBeenCalled();
  document.hidden = false;
  await say('visibilitychange');
  expect(reload).toHaveBeenCalledOnce();
});

test('a server that answers with a failure is asked again', async () => {
  const { fetched, reload } = openPage();
  fetched.mockResolvedValue({ ok: false });
  await vi.advanceTimersByTimeAsync(7_000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
});

test('the server answers what it is asked', async () => {
  vi.useRealTimers();
  const { statusCode, body } = await head('/offline');
  expect([statusCode, body]).toEqual([200, '']);
});
