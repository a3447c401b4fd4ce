import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { openFakeS3, type FakeS3 } from './testing/fake-s3.ts';

let folder: string;
let s3: FakeS3;
let storages: Record<string, PhotoStorage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-storage-'));
  s3 = await openFakeS3();
  storages = { folder: createFolderStorage(folder), s3: createS3Storage(s3.place) };
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bytes = new Uint8Array([1, 2, 3, 255]);
const namesIn = async (storage: PhotoStorage, at: string): Promise<string[]> =>
  (await Array.fromAsync(storage.foldersIn(at))).flat().toSorted();

describe.each(['folder', 's3'])('photos in a %s', (kind) => {
  it('are what was written, and nothing where nothing was', async () => {
    const storage = storages[kind]!;
    await storage.write('one/photo/large.jpg', bytes);
    expect(Array.from((await storage.read('one/photo/large.jpg'))!)).toEqual(Array.from(bytes));
    await storage.write('one/photo/large.jpg', new Uint8Array([9]));
    expect(Array.from((await storage.read('one/photo/large.jpg'))!)).toEqual([9]);
    expect(await storage.read('one/photo/thumb.jpg')).toBeNull();
  });

  it('go with their folder, however many, and no other does', async () => {
    const storage = storages[kind]!;
    for (const size of ['large', 'card', 'thumb', 'match', 'blurred'])
      await storage.write(`two/photo-1/${size}.jpg`, bytes);
    await storage.write('two/photo-10/large.jpg', bytes);
    await storage.removeFolder('two/photo-1');
    await storage.removeFolder('two/photo-1');
    expect(await storage.read('two/photo-1/card.jpg')).toBeNull();
    expect(await namesIn(storage, 'two')).toEqual(['photo-10']);
  });

  it('are found by their folders, with the time of the last change', async () => {
    const storage = storages[kind]!;
    const before = new Date(Date.now() - 1_000);
    for (const photo of ['a', 'b', 'c']) await storage.write(`three/${photo}/large.jpg`, bytes);
    expect(await namesIn(storage, 'three')).toEqual(['a', 'b', 'c']);
    expect(await namesIn(storage, 'nowhere')).toEqual([]);
    expect((await storage.touchedAt('three/a'))!.getTime()).toBeGreaterThan(before.getTime());
    expect(await storage.touchedAt('three/d')).toBeNull();
  });

  it('can be kept there, which is tried without leaving anything', async () => {
    const storage = storages[kind]!;
    await storage.check();
    if (kind === 'folder') expect((await readdir(folder)).filter((name) => name.startsWith('probe'))).toEqual([]);
  });

  it('never leave their place', async () => {
    await expect(storages[kind]!.read('../secret')).rejects.toThrow('may not leave');
    await expect(storages[kind]!.write('one/../../secret', bytes)).rejects.toThrow('may not leave');
  });
});

it('a store that refuses is an error without its answer', async () => {
  const stranger = createS3Storage({ ...s3.place, accessKeyId: 'nobody' });
  await expect(stranger.read('one/photo/large.jpg')).rejects.toThrow('The photo store answered 403 to GET.');
  await expect(stranger.write('one/photo/large.jpg', bytes)).rejects.toThrow('403');
  await expect(stranger.check()).rejects.toMatchObject({ name: 'PhotoStoreRefused', status: 403 });
});

it('a folder that cannot be made is told of before the first photo comes', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(createFolderStorage(join(folder, 'file/photos')).check()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
