import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';

const { acts, disk } = vi.hoisted(() => {
  // Another file of this worker may have loaded the module with files that nobody watches.
  vi.resetModules();
  return { acts: [] as string[], disk: { isFull: false } };
});
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof Files>();
  const watched: Pick<typeof Files, 'writeFile' | 'rename' | 'open'> = {
    async writeFile(path, bytes, options) {
      await actual.writeFile(path, disk.isFull ? '' : bytes, options);
      if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      acts.push(options && typeof options === 'object' && options.flush ? 'the bytes are on the disk' : 'written');
    },
    async rename(from, to) {
      await actual.rename(from, to);
      acts.push(`named ${basename(to.toString())}`);
    },
    async open(path, ...others) {
      const handle = await actual.open(path, ...others);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        acts.push(`the names in ${basename(path.toString())} are on the disk`);
      };
      return handle;
    },
  };
  return { ...actual, ...watched };
});

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-flushed-'))));
afterAll(() => rm(folder, { recursive: true }));

test('a photo is on the disk, by its name, once it was written: its row is committed after it', async () => {
  await createFolderStorage(folder).write('one/photo/large.jpg', new Uint8Array([1]));
  expect(acts).toEqual(['the bytes are on the disk', 'named large.jpg', 'the names in photo are on the disk']);
});

test('a file of which nothing is left is not there', async () => {
  const storage = createFolderStorage(folder);
  await storage.write('one/photo/card.jpg', new Uint8Array());
  expect(await storage.read('one/photo/card.jpg')).toBeNull();
});

test('a full disk is told of by each write and each look, and nothing of them stays on it', async () => {
  const storage = createFolderStorage(folder);
  await storage.write('full/photo/large.jpg', new Uint8Array([1]));
  const names = async (): Promise<string[]> => (await readdir(folder, { recursive: true })).toSorted();
  const before = await names();
  disk.isFull = true;
  await expect(storage.write('full/photo/card.jpg', new Uint8Array([1]))).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(storage.check()).rejects.toMatchObject({ code: 'ENOSPC' });
  disk.isFull = false;
  expect(await names()).toEqual(before);
});
