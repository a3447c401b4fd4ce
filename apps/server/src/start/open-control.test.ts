import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openControl } from './open-control.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-control-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens it where no socket can be, as in a folder whose path is too long for one. */
function opened(mode: 'demo' | 'production') {
  const warn = vi.fn();
  const configuration = { mode, dataFolder: join(folder, 'file') };
  const context = { configuration, refresh: async () => {} } as unknown as Parameters<typeof openControl>[0];
  const log = { warn } as unknown as Parameters<typeof openControl>[2];
  return { warn, opening: openControl(context, {} as Parameters<typeof openControl>[1], log) };
}

test('a demo without a socket of commands starts, and says so', async () => {
  const { warn, opening } = opened('demo');
  await (
    await opening
  )();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: expect.any(Error), control: 'listen' }),
    expect.stringMatching(/^there can be no control socket/),
  );
});

test('production without one ends: nobody could moderate', async () => {
  await expect(opened('production').opening).rejects.toThrow();
});
