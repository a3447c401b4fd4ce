import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { PhotoStorage } from './photo-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { openFakeS3, type FakeS3 } from './testing/fake-s3.ts';
import { withGarbageCollected } from './testing/with-garbage-collected.ts';

const bytes = new Uint8Array([1, 2, 3]);
const key = 'one/photo/large.jpg';
const opened: FakeS3[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map(({ close }) => close()))));

/** A store that fails where it is told to, by how often it was asked, and the methods of all that it was asked. */
async function open(fails: (response: ServerResponse, asked: number) => boolean, timeLimit?: number) {
  const asked: string[] = [];
  const s3 = await openFakeS3(({ method = '' }, response) => fails(response, asked.push(method)));
  opened.push(s3);
  return { storage: createS3Storage(s3.place, timeLimit), asked, address: s3.place.endpoint };
}
const answering = (status: number, text: string, headers: Record<string, string> = {}) =>
  open((response) => Boolean(response.writeHead(status, headers).end(text)));

const acts: Record<string, (storage: PhotoStorage) => Promise<unknown>> = {
  read: (storage) => storage.read(key),
  write: (storage) => storage.write(key, bytes),
  removeFolder: (storage) => storage.removeFolder('one/photo'),
  foldersIn: (storage) => Array.fromAsync(storage.foldersIn('one')),
  touchedAt: (storage) => storage.touchedAt('one/photo'),
  check: (storage) => storage.check(),
};

describe('a store that is silent is waited for no longer than the limit, whatever garbage is collected', () => {
  test.each(Object.keys(acts))('%s', async (act) => {
    const { storage } = await open(() => true, 200);
    await withGarbageCollected(() => expect(acts[act]!(storage)).rejects.toMatchObject({ name: 'TimeoutError' }));
  });

  test('nor one that stops within its answer', async () => {
    const { storage } = await open((response) => response.writeHead(200, { 'Content-Length': 9 }).write('half'), 200);
    for (const act of ['read', 'check'])
      await withGarbageCollected(() => expect(acts[act]!(storage)).rejects.toMatchObject({ name: 'TimeoutError' }));
  });
});

describe('what is no store is not believed', () => {
  test.each([301, 302, 303, 307, 308])('where it sends elsewhere, by a %i', async (status) => {
    const page = await answering(200, '<ListBucketResult></ListBucketResult>');
    const { storage } = await answering(status, '', { Location: page.address });
    for (const act of Object.values(acts)) await expect(act(storage)).rejects.toMatchObject({ status });
    expect(page.asked).toEqual([]);
  });

  test.each(Object.keys(acts))('where a page comes to %s', async (act) => {
    const { storage, asked } = await answering(200, '<html>We are back soon</html>', { 'Content-Type': 'text/html' });
    await expect(acts[act]!(storage)).rejects.toThrow('The photo store answered with');
    expect(asked).toHaveLength(1);
  });

  const file = '<Contents><Key>one/photo/large.jpg</Key><LastModified>2026-11-28T12:00:00Z</LastModified></Contents>';
  test.each([
    ['an error', '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>'],
    ['half a listing', `<ListBucketResult>${file}<Contents>`],
    ['nothing', ''],
  ])('where a listing is %s', async (_, text) => {
    const { storage, asked } = await answering(200, text);
    for (const act of ['removeFolder', 'foldersIn', 'touchedAt', 'check'])
      await expect(acts[act]!(storage)).rejects.toThrow('no listing');
    expect(asked).not.toContain('DELETE');
  });

  test('and a photo of no bytes is none', async () => {
    const { storage } = await answering(200, '');
    expect(await storage.read(key)).toBeNull();
  });
});

describe('what passes by itself is asked again', () => {
  const cut = (response: ServerResponse): boolean => Boolean(response.destroy());
  const busy = (response: ServerResponse, status: number): boolean => Boolean(response.writeHead(status).end());

  test.each(Object.keys(acts))('a connection that broke: %s', async (act) => {
    const { storage, asked } = await open((response, time) => time === 1 && cut(response));
    await acts[act]!(storage);
    expect(asked.slice(0, 2)).toEqual(Array(2).fill(asked[0]));
  });

  test('an answer that broke off', async () => {
    const { storage } = await open((response, time) => {
      if (time === 2) response.writeHead(200, { 'Content-Length': 9 }).write('half', () => response.destroy());
      return time === 2;
    });
    await storage.write(key, bytes);
    expect(Array.from((await storage.read(key))!)).toEqual(Array.from(bytes));
  });

  test('a store that is busy three times, and what is kept then is whole', async () => {
    const { storage, asked } = await open((response, time) => time <= 3 && busy(response, [429, 500, 503][time - 1]!));
    await storage.write(key, bytes);
    expect(Array.from((await storage.read(key))!)).toEqual(Array.from(bytes));
    expect(asked).toEqual(['PUT', 'PUT', 'PUT', 'PUT', 'GET']);
  });

  test('but not for ever, nor past the limit, nor what is refused', async () => {
    const always = await open((response) => busy(response, 503));
    await expect(always.storage.read(key)).rejects.toMatchObject({ status: 503 });
    expect(always.asked).toHaveLength(4);

    const short = await open((response) => busy(response, 503), 300);
    await expect(short.storage.read(key)).rejects.toMatchObject({ name: 'TimeoutError' });

    const refusing = await open((response) => busy(response, 403));
    await expect(refusing.storage.write(key, bytes)).rejects.toMatchObject({ status: 403 });
    expect(refusing.asked).toHaveLength(1);
  });
});
