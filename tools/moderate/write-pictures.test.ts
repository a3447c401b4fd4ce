import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writePictures } from './write-pictures.ts';

afterEach(() => vi.restoreAllMocks());

test('where a picture is stands beside the answer and not in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-pictures-'));
  const answered = vi.spyOn(console, 'log');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writePictures(folder, [
    { id: 'one', jpeg: 'AQID' },
    { id: 'gone', jpeg: null },
  ]);
  expect([...(await readFile(path.join(folder, 'one.jpg')))]).toEqual([1, 2, 3]);
  await rm(folder, { recursive: true });
  expect(said.mock.calls).toEqual([[path.join(folder, 'one.jpg')], ['gone: its file is gone']]);
  expect(answered).not.toHaveBeenCalled();
});
