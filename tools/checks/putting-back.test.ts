import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { puttingBack } from './putting-back.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-putting-back-'));
  file = path.join(folder, 'shared.po');
  await writeFile(file, 'before');
});
afterAll(() => rm(folder, { recursive: true }));

it('leaves a file as it was, after work that ends well and after work that fails', async () => {
  const seen = puttingBack([file], async (before) => {
    await writeFile(file, 'after');
    return [before.get(file), await readFile(file, 'utf8')];
  });
  expect(await seen).toEqual(['before', 'after']);
  expect(await readFile(file, 'utf8')).toBe('before');

  const failed = puttingBack([file], async () => {
    await writeFile(file, 'after');
    throw new Error('stopped half way');
  });
  await expect(failed).rejects.toThrow('stopped half way');
  expect(await readFile(file, 'utf8')).toBe('before');
});

it('leaves a file as it was where somebody stops it half way', async () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const seen = puttingBack([file], async () => {
    await writeFile(file, 'after');
    process.emit('SIGTERM', 'SIGTERM');
    return readFile(file, 'utf8');
  });
  expect(await seen).toBe('before');
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGTERM');
  kill.mockRestore();
});
