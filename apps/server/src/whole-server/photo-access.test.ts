import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import type { Image } from '@parlour/contract/types/image';
import { everyone } from '@parlour/server-media/photo-signature';
import { photoSizes, type PhotoSize } from '@parlour/server-media/sizes';
import { sweepPhotos } from '@parlour/server-media/sweep-photos';
import { v4 as uuid, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoFile, photoServer, type Person } from '../testing/photo-server.fixture.ts';

const sizes = Object.keys(photoSizes) as PhotoSize[];

let server: Awaited<ReturnType<typeof photoServer>>;
let people: Record<Role, Person>;
let photos: Record<Kind, string>;

async function upload(): Promise<string> {
  const { api, brand } = server;
  const { cookie } = people.owner;
  const { body, status } = await api.send(uploadPhoto, {
    brand,
    cookie,
    key: uuid(),
    body: { file: await photoFile() },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body['photo'] as unknown as Image).id;
}

beforeAll(async () => {
  server = await photoServer();
  const { api, brand, elsewhere, member, moderation } = server;
  const db = api.dbOf(brand);
  people = {
    owner: await member({ paid_user: true, show_to_visitors: true }),
    premium: await member({ paid_user: true }),
    free: await member(),
    admirer: await member(),
    match: await member(),
    blocked: await member({ paid_user: true }),
    visitor: { id: '', subject: everyone, cookie: undefined },
    otherBrand: await member({ paid_user: true }, elsewhere),
  };
  const owner = people.owner.id;
  const created_at = new Date();
  await db
    .insertInto('blocks')
    .values({ brand, blocker_id: owner, blocked_id: people.blocked.id, created_at })
    .execute();
  for (const [from_id, to_id, matched] of [
    [owner, people.match.id, true],
    [people.match.id, owner, true],
    [people.admirer.id, owner, false],
  ] as const)
    await db.insertInto('likes').values({ brand, from_id, to_id, source: 'profile', matched, created_at }).execute();

  photos = {
    main: await upload(),
    second: await upload(),
    matches: await upload(),
    deleted: await upload(),
    pending: '',
  };
  moderation.verdict = 'pending';
  photos.pending = await upload();
  const body = { id: photos.matches, visibility: 'matches' as const };
  await api.send(updatePhoto, { brand, cookie: people.owner.cookie, body });
  await api.send(deletePhoto, { brand, cookie: people.owner.cookie, body: { id: photos.deleted } });
});
afterAll(() => server.close());

type Role = 'owner' | 'premium' | 'free' | 'admirer' | 'match' | 'blocked' | 'visitor' | 'otherBrand';
type Kind = 'main' | 'second' | 'matches' | 'pending' | 'deleted';
/** What the server hands out under a good signature: every size, the blurred twin alone, or nothing. */
type Access = 'all' | 'blurred' | 'gone' | 'refused';

const expected: Record<Role, Record<Kind, Access>> = {
  owner: { main: 'all', second: 'all', matches: 'all', pending: 'all', deleted: 'gone' },
  premium: { main: 'all', second: 'all', matches: 'blurred', pending: 'gone', deleted: 'gone' },
  free: { main: 'all', second: 'blurred', matches: 'blurred', pending: 'gone', deleted: 'gone' },
  admirer: { main: 'all', second: 'blurred', matches: 'blurred', pending: 'gone', deleted: 'gone' },
  match: { main: 'all', second: 'blurred', matches: 'all', pending: 'gone', deleted: 'gone' },
  blocked: { main: 'gone', second: 'gone', matches: 'gone', pending: 'gone', deleted: 'gone' },
  visitor: { main: 'all', second: 'gone', matches: 'gone', pending: 'gone', deleted: 'gone' },
  otherBrand: { main: 'refused', second: 'refused', matches: 'refused', pending: 'refused', deleted: 'refused' },
};
const statusOf: Record<Access, (size: PhotoSize) => number> = {
  all: () => 200,
  blurred: (size) => (size === 'blurred' ? 200 : 403),
  gone: () => 404,
  refused: () => 403,
};

describe.each(Object.keys(expected) as Role[])('%s', (role) => {
  test.each(Object.keys(expected.owner) as Kind[])('the %s photo', async (kind) => {
    for (const size of sizes) {
      const answered = await server.open(server.addressFor(people[role], photos[kind], size), people[role]);
      expect(answered.statusCode, size).toBe(statusOf[expected[role][kind]](size));
      if (answered.statusCode !== 200) expect(answered.rawPayload).toHaveLength(0);
    }
  });

  test('uses nobody else’s address', async () => {
    for (const other of Object.values(people).filter(
      ({ subject }) => ![people[role].subject, everyone].includes(subject),
    ))
      expect((await server.open(server.addressFor(other, photos.main, 'thumb'), people[role])).statusCode).toBe(403);
  });

  test('is listed addresses that work, and no other', async () => {
    if (role === 'otherBrand') return;
    const answered = await server.api.send(listPhotos, {
      brand: server.brand,
      cookie: people[role].cookie,
      query: { profile_id: people.owner.id },
    });
    const listed = (answered.body['photos'] ?? []) as unknown as Image[];
    const shown = Object.entries(expected[role]).filter(([, access]) => access === 'all' || access === 'blurred');
    expect(listed.map(({ id }) => id).toSorted()).toEqual(shown.map(([kind]) => photos[kind as Kind]).toSorted());
    for (const { filename, thumb_filename, match, locked } of listed) {
      expect(locked ? [filename, match] : [null, null]).toEqual([null, null]);
      for (const address of [filename, thumb_filename, match].filter((one) => one !== null))
        expect((await server.open(address, people[role])).statusCode).toBe(200);
    }
  });
});

/** Changes what the owner's profile says of who sees it. */
const change = (settings: { blur_images: boolean } | { invisible: boolean }) =>
  server.api
    .dbOf(server.brand)
    .updateTable('profiles')
    .set(settings)
    .where('brand', '=', server.brand)
    .where('member_id', '=', people.owner.id)
    .execute();

describe('a photo’s address', () => {
  test('ends at once where the owner leaves or locks', async () => {
    const { api, brand, open, addressFor } = server;
    const [db, address] = [api.dbOf(brand), addressFor(people.free, photos.main, 'large')];
    const set = (status: 'active' | 'pending_deletion') =>
      db.updateTable('members').set({ status }).where('brand', '=', brand).where('id', '=', people.owner.id).execute();
    await set('pending_deletion');
    expect((await open(address, people.free)).statusCode).toBe(404);
    await set('active');
    await change({ blur_images: true });
    expect((await open(address, people.free)).statusCode).toBe(403);
    await change({ blur_images: false });
    expect((await open(address, people.free)).statusCode).toBe(200);
  });

  test('ends at once for visitors where the owner is shown in no list any more', async () => {
    const { visitor } = people;
    const address = server.addressFor(visitor, photos.main, 'large');
    await change({ invisible: true });
    expect((await server.open(address, visitor)).statusCode).toBe(404);
    await change({ invisible: false });
    expect((await server.open(address, visitor)).statusCode).toBe(200);
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('brings a browser that shows %s %s', async (accept, type) => {
    const { open, addressFor } = server;
    const { headers } = await open(addressFor(people.free, photos.main, 'card'), people.free, accept);
    expect(headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('Accept') });
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  });
});

describe('the files of a photo', () => {
  test('go by a job that may run again', async () => {
    const { brand, folder, intake, jobs } = server;
    const job = { name: 'remove-photo-files', data: { brand, photoId: photos.deleted } };
    expect(jobs).toContainEqual(job);
    expect(await readdir(join(folder, brand, photos.deleted))).toHaveLength(13);
    for (let times = 0; times < 2; times += 1) await intake.remove(job.data);
    expect(await readdir(join(folder, brand))).not.toContain(photos.deleted);
  });

  test('that no row speaks of are swept away once they are old', async () => {
    const { api, brand, folder, storage, open, addressFor } = server;
    const orphan = v7();
    await storage.write(`${brand}/${orphan}/large.jpg`, new Uint8Array(3));
    const before = (await readdir(join(folder, brand))).length;
    expect(await sweepPhotos(storage, api.dbOf(brand), brand, new Date())).toBe(0);
    expect(await sweepPhotos(storage, api.dbOf(brand), brand, new Date(Date.now() + 3_700_000))).toBe(1);
    const left = await readdir(join(folder, brand));
    expect([left.length, left.includes(orphan)]).toEqual([before - 1, false]);
    expect((await open(addressFor(people.owner, photos.main, 'large'), people.owner)).statusCode).toBe(200);
  });
});
