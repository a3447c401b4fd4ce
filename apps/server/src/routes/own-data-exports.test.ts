import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createFolderStorage } from '@parlour/server-media';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { exportAddresses, exportFiles, exportRoutes } from './own-data-exports.ts';

const addresses = exportAddresses(Buffer.from('a key of the tests, longer than it needs to be'));
const [here, elsewhere] = settingsFiles.map(({ id }) => id) as [string, string];
const tomorrow = new Date(Date.now() + 86_400_000);

let folder: string;
let api: TestApi;
let owner: { id: string; cookie: string };
let other: { id: string; cookie: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-exports-'));
  const storage = createFolderStorage(folder);
  const database = await testDatabase();
  const routes = [exportRoutes(storage, addresses)];
  const built = await buildApi({ database, brands: settingsFiles.slice(0, 2), calls: [], routes });
  api = { ...built, close: async () => built.close().then(() => database.close()) };
  const member = async (brand = here) => {
    const id = await addMember(api.dbOf(brand), brand);
    return { id, cookie: await api.logIn(brand, id) };
  };
  [owner, other] = [await member(), await member()];
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function addCopy(expires_at = tomorrow, state: 'ready' | 'preparing' = 'ready') {
  const exportId = uuid();
  const row = { brand: here, id: exportId, member_id: owner.id, state, created_at: new Date(), expires_at };
  await api.dbOf(here).insertInto('exports').values(row).execute();
  const place = { brand: here, exportId };
  await exportFiles(createFolderStorage(folder)).write(place, Readable.from([Buffer.from('a copy')]));
  return { ...place, url: addresses.addressOf({ ...place, memberId: owner.id, expiresAt: expires_at }) };
}

const open = async (url: string, cookie?: string, brand = here) => {
  const answered = await api.app.inject({
    url,
    headers: { host: `${brand}.localhost`, ...(cookie ? { cookie } : {}) },
  });
  return [answered.statusCode, answered.body] as const;
};

test('only the owner’s session gets a copy, as a file that nobody keeps', async () => {
  const { url } = await addCopy();
  const answered = await api.app.inject({ url, headers: { host: `${here}.localhost`, cookie: owner.cookie } });
  expect([answered.statusCode, answered.body]).toEqual([200, 'a copy']);
  expect(answered.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
    'content-length': '6',
  });
  expect(await open(url)).toEqual([403, '']);
  expect(await open(url, other.cookie)).toEqual([403, '']);
  expect(await open(url, owner.cookie, elsewhere)).toEqual([403, '']);
  const changed = url.replace(/(?<=s=)./, (sign) => (sign === '_' ? '-' : '_'));
  expect(await open(changed, owner.cookie)).toEqual([403, '']);
  expect(await open(url.replace(/e=\d/, 'e=9'), owner.cookie)).toEqual([403, '']);
  expect(await open('/exports/..%2f..%2fkeys.zip?e=1&s=2', owner.cookie)).toEqual([403, '']);
});

test('one that is over, not ready, or swept is not there', async () => {
  expect((await open((await addCopy(new Date(Date.now() - 1))).url, owner.cookie))[0]).toBe(404);
  expect((await open((await addCopy(tomorrow, 'preparing')).url, owner.cookie))[0]).toBe(404);
  const { url, ...place } = await addCopy();
  const files = exportFiles(createFolderStorage(folder));
  expect(await files.writtenBefore(here, tomorrow)).toContain(place.exportId);
  await files.remove(place);
  expect((await open(url, owner.cookie))[0]).toBe(404);
});
