import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

let apps: string;
beforeAll(async () => void (apps = await mkdtemp(join(tmpdir(), 'parlour-built-pages-'))));
afterAll(() => rm(apps, { recursive: true }));

const write = async (brand: string, code: string): Promise<void> => {
  await mkdir(join(apps, brand, 'build/server'), { recursive: true });
  await writeFile(join(apps, brand, 'build/server/index.js'), code);
};

test('a build that appears after the start is found, and loaded once', async () => {
  const pages = builtPages(apps);
  expect(await pages.find('late')).toBeNull();
  await write('late', 'export const publicPath = "/late/"');
  const [one, other] = await Promise.all([pages.find('late'), pages.find('late')]);
  expect(one?.server.publicPath).toBe('/late/');
  expect(other?.server).toBe(one?.server);
  expect(one?.clientFolder).toBe(join(apps, 'late/build/client'));
});

test('a build that was half written when it was asked for is tried again', async () => {
  const pages = builtPages(apps);
  await write('half', 'export const publicPath = "/ha');
  await expect(pages.find('half')).rejects.toThrow();
  await write('half', 'export const publicPath = "/half/"');
  expect((await pages.find('half'))?.server.publicPath).toBe('/half/');
});

test('a build that is made again is found no more while it is made, and then as it is new', async () => {
  const pages = builtPages(apps);
  await write('again', 'export const publicPath = "/old/"');
  expect((await pages.find('again'))?.server.publicPath).toBe('/old/');
  await rm(join(apps, 'again/build'), { recursive: true });
  expect(await pages.find('again')).toBeNull();
  await write('again', 'export const publicPath = "/new/"');
  expect((await pages.find('again'))?.server.publicPath).toBe('/new/');
});

test('a fixed build that was found stays as it was, whatever is built in its place', async () => {
  const pages = builtPages(apps, { fixed: true });
  expect(await pages.find('fixed')).toBeNull();
  await write('fixed', 'export const publicPath = "/old/"');
  expect((await pages.find('fixed'))?.server.publicPath).toBe('/old/');
  await rm(join(apps, 'fixed/build'), { recursive: true });
  expect((await pages.find('fixed'))?.server.publicPath).toBe('/old/');
  await write('fixed', 'export const publicPath = "/new/"');
  expect((await pages.find('fixed'))?.server.publicPath).toBe('/old/');
});

test('builds that say the same are loaded once, each with its own files for browsers', async () => {
  const pages = builtPages(apps);
  for (const app of ['one', 'twin']) await write(app, 'export const publicPath = "/same/"');
  const [one, twin] = [await pages.find('one'), await pages.find('twin')];
  expect(twin?.server).toBe(one?.server);
  expect(twin?.clientFolder).toBe(join(apps, 'twin/build/client'));
});

test('a build that could not be read for a moment is found with the next request', async () => {
  const pages = builtPages(apps);
  const [file, builtAt] = [join(apps, 'busy/build/server/index.js'), new Date('2026-11-20T12:00:00Z')];
  await mkdir(file, { recursive: true });
  await utimes(file, builtAt, builtAt);
  await expect(pages.find('busy')).rejects.toThrow('EISDIR');
  await rm(file, { recursive: true });
  await write('busy', 'export const publicPath = "/busy/"');
  await utimes(file, builtAt, builtAt);
  expect((await pages.find('busy'))?.server.publicPath).toBe('/busy/');
});
