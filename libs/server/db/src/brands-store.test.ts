import type { BrandSettings } from '@parlour/brand/settings-schema';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBrand, publishByHand, readPublishedBrands } from './brands-store.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const settingsNamed = (name: string, id = 'one') => ({ id, domain: `${id}.example`, name }) as BrandSettings;
const published = async () =>
  (await readPublishedBrands(database)).map(({ id, version, settings }) => [id, version, settings.name]);

test('settings become a version when their hash is new, and are published', async () => {
  expect(await importBrand(database, settingsNamed('First'))).toBe(1);
  expect(await importBrand(database, settingsNamed('First'))).toBe(1);
  expect(await importBrand(database, settingsNamed('Second'))).toBe(2);
  expect(await importBrand(database, settingsNamed('Other', 'another'))).toBe(1);
  expect(await published()).toEqual([
    ['another', 1, 'Other'],
    ['one', 2, 'Second'],
  ]);
});

test('settings that return are the version they were', async () => {
  expect(await importBrand(database, settingsNamed('First'))).toBe(1);
  expect(await published()).toContainEqual(['one', 1, 'First']);
});

test('what was published by hand stays until something else is', async () => {
  await publishByHand(database, 'one', 2);
  expect(await importBrand(database, settingsNamed('Third'))).toBe(3);
  expect(await published()).toContainEqual(['one', 2, 'Second']);
  await publishByHand(database, 'one', 3);
  expect(await published()).toContainEqual(['one', 3, 'Third']);
});

test('a version that does not exist is not published', async () => {
  await expect(publishByHand(database, 'one', 9)).rejects.toThrow('Brand one has no version 9');
});

test('servers that import the same file at once make one version', async () => {
  const versions = await Promise.all([1, 2, 3].map(() => importBrand(database, settingsNamed('Fourth'))));
  expect(versions).toEqual([4, 4, 4]);
});

test('two brands never share a domain', async () => {
  const copy = { ...settingsNamed('Copy', 'copy'), domain: 'one.example' };
  await expect(importBrand(database, copy)).rejects.toThrow(/unique/);
});
