import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PhotoStorage } from '@parlour/server-media';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { exportAddresses, exportFiles, exportRoutes } from './own-data-exports.ts';

const addresses = exportAddresses(Buffer.from('a key of the tests, longer than it needs to be'));
const brand = settingsFiles[0]!.id;
const PIECES = 40;

/** A storage in memory; what it reads of a copy waits where a test wants it to. */
const files = new Map<string, Uint8Array>();
const beforePiece = vi.fn<() => Promise<void>>();
let slow: PromiseWithResolvers<void>;
const storage = {
  read: async (key: string) => {
    if (!key.endsWith('.json')) await beforePiece();
    return files.get(key) ?? null;
  },
  write: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
} as PhotoStorage;

let api: TestApi;
let cookie: string;
let url: string;
beforeAll(async () => {
  const database = await testDatabase();
  const built = await buildApi({
    database,
    brands: settingsFiles.slice(0, 1),
    calls: [],
    routes: [exportRoutes(storage, addresses)],
  });
  api = { ...built, close: async () => built.close().then(() => database.close()) };
  const db = api.dbOf(brand);
  const memberId = await addMember(db, brand);
  cookie = await api.logIn(brand, memberId);
  const [exportId, expiresAt] = [uuid(), new Date(Date.now() + 86_400_000)];
  const row = { brand, id: exportId, member_id: memberId, state: 'ready', created_at: new Date() } as const;
  await db
    .insertInto('exports')
    .values({ ...row, expires_at: expiresAt })
    .execute();
  async function* copy() {
    for (let number = 0; number < PIECES; number += 1) yield new Uint8Array(2 ** 20).fill(number);
  }
  await exportFiles(storage).write({ brand, exportId }, copy());
  url = addresses.addressOf({ brand, exportId, memberId, expiresAt });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  beforePiece.mockReset();
  slow = Promise.withResolvers();
});
afterEach(() => slow.resolve());

async function download(method = 'GET'): Promise<IncomingMessage> {
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { host: `${brand}.localhost`, cookie };
  const asked = request({ port, host: '127.0.0.1', path: url, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

test('a download begins before the storage has read anything of the copy, and says how much will come', async () => {
  beforePiece.mockImplementation(() => slow.promise);
  const answer = await download();
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(PIECES * 2 ** 20)]);
  slow.resolve();
  const bytes = await buffer(answer);
  expect(bytes).toHaveLength(PIECES * 2 ** 20);
  expect(bytes.at(-1)).toBe(PIECES - 1);
});

test('whoever asks for the head alone has it without a piece being read', async () => {
  const answer = await download('HEAD');
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(PIECES * 2 ** 20)]);
  expect(beforePiece).not.toHaveBeenCalled();
});

test('of a download that was broken off nothing more is read', async () => {
  beforePiece.mockImplementation(() => (beforePiece.mock.calls.length < 3 ? Promise.resolve() : slow.promise));
  const answer = await download();
  await once(answer, 'readable');
  const closed = once(answer, 'close');
  answer.destroy();
  await closed;
  const connections = () => new Promise((resolve) => api.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  slow.resolve();
  (await download('HEAD')).resume();
  expect(beforePiece.mock.calls.length).toBeLessThanOrEqual(3);
});

test('a copy of which a piece cannot be read breaks off, and is never taken for a whole one', async () => {
  beforePiece.mockImplementation(async () => {
    if (beforePiece.mock.calls.length > 2) throw new Error('The photo store answered 503 to GET.');
  });
  await expect(buffer(await download())).rejects.toMatchObject({ code: 'ECONNRESET' });
});
