import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOnPath, findChromium } from './find.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-chromium-'));
  await mkdir(join(folder, 'empty'));
  await mkdir(join(folder, 'full'));
  await writeFile(join(folder, 'full', 'chromium-browser'), '#!/bin/sh\n');
});
afterAll(() => rm(folder, { recursive: true }));

test('a Chromium on the PATH is found once it may be run', async () => {
  const path = [join(folder, 'empty'), join(folder, 'full')].join(delimiter);
  expect(await chromiumOnPath(path)).toBeNull();
  await chmod(join(folder, 'full', 'chromium-browser'), 0o755);
  expect(await chromiumOnPath(path)).toBe(join(folder, 'full', 'chromium-browser'));
});

test('there is none on an empty PATH', async () => {
  expect(await chromiumOnPath('')).toBeNull();
});

test('one that Playwright fetched before is taken where there is no other, before anything is installed', async () => {
  const own = join(folder, 'full', 'chromium-browser');
  await chmod(own, 0o755);
  expect(await findChromium(join(folder, 'empty'), own)).toBe(own);
  const [other, fetched] = [join(folder, 'full'), join(folder, 'nowhere')];
  expect(await findChromium(other, fetched)).toBe(own);
});
