import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { firstPageLimit } from '../bench/route-sizes.ts';
import { checkFirstPage } from './first-page-size.ts';

const built: string[] = [];
afterEach(() => Promise.all(built.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** A build whose page loads one more module, of bytes that no compression makes smaller. */
async function builtApp(route: string, kilobytes: number): Promise<string> {
  const app = await mkdtemp(path.join(tmpdir(), 'parlour-first-page-'));
  built.push(app);
  const page = { id: route, module: '/page.js', imports: ['/more.js'], hasDefaultExport: true };
  const assets = { entry: { module: '/entry.js', imports: [] }, routes: { [route]: page } };
  await Promise.all(['server', 'client'].map((part) => mkdir(path.join(app, 'build', part), { recursive: true })));
  await writeFile(path.join(app, 'build/server/index.js'), `export const assets = ${JSON.stringify(assets)};`);
  await writeFile(path.join(app, 'build/client/entry.js'), '');
  await writeFile(path.join(app, 'build/client/page.js'), '');
  await writeFile(path.join(app, 'build/client/more.js'), randomBytes(kilobytes * 1_000));
  return app;
}

test('a first page below the limit is fine', async () => {
  expect(await checkFirstPage(await builtApp('routes/home', firstPageLimit - 1))).toBeNull();
});

test('a first page that loads more is found', async () => {
  const found = await checkFirstPage(await builtApp('routes/home', firstPageLimit + 1));
  expect(found).toBe(
    `A visitor's first page loads ${firstPageLimit + 1}.0 kB of JavaScript; the limit is ${firstPageLimit} kB.`,
  );
});

test('a build without a home page is found', async () => {
  expect(await checkFirstPage(await builtApp('routes/search', 1))).toBe('The build has no home page.');
});
