import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { printFailure } from '../control/print-failure.ts';
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

test('a folder that cannot be one is told by its option, and no setting of the server is blamed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-pictures-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  for (const output of [file, path.join(file, 'pictures')]) {
    const failure = await writePictures(output, []).catch((error: unknown) => error);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    printFailure(failure, '');
    expect(said.mock.calls).toEqual([[`--output ${output}: a file is there, or above it. Name another folder.`]]);
    said.mockRestore();
  }
  await rm(folder, { recursive: true });
});
