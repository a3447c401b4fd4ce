import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstPageLimit } from '../bench/route-sizes.ts';
import { builtApp } from './built-app.fixture.ts';
import { checkFirstPage } from './first-page-size.ts';

/** Bytes that no compression makes smaller. */
const more = (kilobytes: number) => ({ 'more.js': randomBytes(kilobytes * 1_000) });

test('a first page below the limit is fine', async () => {
  expect(await checkFirstPage(await builtApp('routes/home', more(firstPageLimit - 1)))).toBeNull();
});

test('a first page that loads more is found', async () => {
  const found = await checkFirstPage(await builtApp('routes/home', more(firstPageLimit + 1)));
  expect(found).toBe(
    `A visitor's first page loads ${firstPageLimit + 1}.0 kB of JavaScript; the limit is ${firstPageLimit} kB.`,
  );
});

test('a build without a home page is found', async () => {
  expect(await checkFirstPage(await builtApp('routes/search', more(1)))).toBe('The build has no home page.');
});
