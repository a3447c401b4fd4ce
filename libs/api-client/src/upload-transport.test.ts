// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { LONGEST_ANSWER } from './fetch-transport.ts';
import { sendPhoto } from './profile/upload-photo.ts';
import { uploadTransport } from './upload-transport.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
const upload = (wishes: { signal?: AbortSignal; onProgress?(share: number): void } = {}) =>
  sendPhoto(new QueryClient(), {
    file,
    idempotencyKey: uuid(),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...wishes,
  });

test('a photo is sent with its key, and tells how far it is', async () => {
  const shares: number[] = [];
  const sent: Headers[] = [];
  server.use(
    http.post('/api/photo.php', ({ request }) => {
      sent.push(request.headers);
      return HttpResponse.json({ photo: { id: 'one' } }, { status: 201 });
    }),
  );
  expect(await upload({ onProgress: (share) => void shares.push(share) })).toEqual({ photo: { id: 'one' } });
  expect(sent[0]?.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.get('x-request-type')).toBe('client');
  expect(sent[0]?.get('content-type')).toContain('multipart/form-data; boundary=');
  expect(shares.at(-1)).toBe(1);
});

test('what the server has no room for now is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('/api/photo.php', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1
        ? HttpResponse.json({ error: { code: 'maintenance' } }, { status: 503 })
        : HttpResponse.json({ photo: { id: 'one' } }, { status: 201 });
    }),
  );
  expect(await upload()).toEqual({ photo: { id: 'one' } });
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('what was answered in part alone is sent again under the same key', async () => {
  let times = 0;
  server.use(
    http.post('/api/photo.php', () => {
      times += 1;
      return times === 1
        ? new HttpResponse('{"photo":{"id":', { status: 201 })
        : HttpResponse.json({ photo: { id: 'one' } }, { status: 201 });
    }),
  );
  expect(await upload()).toEqual({ photo: { id: 'one' } });
  expect(times).toBe(2);
});

test('a refusal has its code and is not sent again', async () => {
  let times = 0;
  server.use(
    http.post('/api/photo.php', () => {
      times += 1;
      return HttpResponse.json({ error: { code: 'photo_limit', params: { max: 3 } } }, { status: 403 });
    }),
  );
  await expect(upload()).rejects.toMatchObject({ code: 'photo_limit', params: { max: 3 } });
  expect(times).toBe(1);
});

test('a photo can be taken back on its way', async () => {
  server.use(http.post('/api/photo.php', () => new Promise(() => {})));
  const stop = new AbortController();
  const sending = upload({ signal: stop.signal });
  setTimeout(() => stop.abort(new Error('taken back')), 20);
  await expect(sending).rejects.toThrow('taken back');
});

test('a photo of which nothing more goes away for too long has no answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  let isOver = false;
  const ended = uploadTransport({ call: uploadPhoto, body: { file } }).catch((error: unknown) => error);
  void ended.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(LONGEST_ANSWER - 1);
  SilentRequest.last!.upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(LONGEST_ANSWER - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toMatchObject({ code: 'offline', mayHaveHappened: true });
  expect(SilentRequest.last!.abort).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a little and is never answered. */
class SilentRequest {
  static last: SilentRequest | undefined;
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn();
  constructor() {
    SilentRequest.last = this;
  }
}
