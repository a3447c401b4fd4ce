import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { readLargeFile, writeLargeFile } from './large-files.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { openFakeS3, type FakeS3 } from './testing/fake-s3.ts';

const MEBIBYTE = 2 ** 20;

let folder: string;
let s3: FakeS3;
let storages: Record<string, PhotoStorage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-large-'));
  s3 = await openFakeS3();
  storages = { folder: createFolderStorage(folder), s3: createS3Storage(s3.place) };
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Chunks of a size that no piece is a multiple of, each of one number. */
async function* chunksOf(count: number, begin = 0): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(700_001).fill(begin + number);
}
const readAll = async (storage: PhotoStorage, at: string): Promise<Buffer> =>
  buffer((await readLargeFile(storage, at))!.pieces);
const namesIn = async (kind: string, at: string): Promise<string[]> =>
  kind === 's3'
    ? s3.keys().filter((key) => key.startsWith(`${at}/`))
    : (await readdir(join(folder, at), { recursive: true })).map(String);

describe.each(['folder', 's3'])('a large file in a %s', (kind) => {
  it('is what was written, and goes with its folder', async () => {
    const storage = storages[kind]!;
    await writeLargeFile(storage, 'copies/one', chunksOf(5));
    const file = (await readLargeFile(storage, 'copies/one'))!;
    const pieces = await Array.fromAsync(file.pieces);
    expect(pieces.map(({ length }) => length)).toEqual([MEBIBYTE, MEBIBYTE, MEBIBYTE, 5 * 700_001 - 3 * MEBIBYTE]);
    expect(file.length).toBe(5 * 700_001);
    expect(Buffer.concat(pieces).equals(await buffer(chunksOf(5)))).toBe(true);
    await storage.removeFolder('copies/one');
    expect(await readLargeFile(storage, 'copies/one')).toBeNull();
  });

  it('is kept while it is made, and is not there before its last byte', async () => {
    const storage = storages[kind]!;
    const seen: unknown[] = [];
    async function* watched() {
      for await (const chunk of chunksOf(3)) yield chunk;
      seen.push((await namesIn(kind, 'copies/growing')).length > 0, await readLargeFile(storage, 'copies/growing'));
    }
    await writeLargeFile(storage, 'copies/growing', watched());
    expect(seen).toEqual([true, null]);
    expect(await readLargeFile(storage, 'copies/growing')).toMatchObject({ length: 3 * 700_001 });
  });

  it('leaves nothing where it could not be made whole', async () => {
    const storage = storages[kind]!;
    async function* broken() {
      yield* chunksOf(4);
      throw new Error('no more rows');
    }
    await expect(writeLargeFile(storage, 'copies/broken', broken())).rejects.toThrow('no more rows');
    expect(await readLargeFile(storage, 'copies/broken')).toBeNull();
    expect(await namesIn(kind, 'copies/broken')).toEqual([]);
  });

  it('is read to its end by who has begun to, though another was put in its place', async () => {
    const storage = storages[kind]!;
    await writeLargeFile(storage, 'copies/twice', chunksOf(4));
    const first = (await readLargeFile(storage, 'copies/twice'))!;
    await writeLargeFile(storage, 'copies/twice', chunksOf(3, 100));
    expect((await buffer(first.pieces)).equals(await buffer(chunksOf(4)))).toBe(true);
    expect((await readAll(storage, 'copies/twice')).equals(await buffer(chunksOf(3, 100)))).toBe(true);
  });

  it('is an error where a piece is gone, and no shorter file', async () => {
    const storage = storages[kind]!;
    await writeLargeFile(storage, 'copies/gone', chunksOf(4));
    const { pieces } = (await readLargeFile(storage, 'copies/gone'))!;
    await pieces.next();
    for await (const names of storage.foldersIn('copies/gone'))
      for (const name of names.filter((name) => !name.includes('.'))) await storage.removeFolder(`copies/gone/${name}`);
    await expect(pieces.next()).rejects.toThrow('A piece of a file is gone.');
  });
});
