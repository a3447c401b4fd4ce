import type { BrandSettings } from '@parlour/brand/settings-schema';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBrands, readPublishedBrands, readPublishedVersions } from './brand-list.ts';
import { hashOfSettings, keepVersion, readVersion } from './brand-versions.ts';
import { importBrand, publishByHand, rollBack } from './brands-store.ts';
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

describe('a brand that was added', () => {
  const added = (name: string) => settingsNamed(name, 'added');

  test('waits until it is published', async () => {
    expect(await keepVersion(database, added('Draft'))).toBe(1);
    expect(await readPublishedVersions(database)).not.toContainEqual(expect.objectContaining({ id: 'added' }));
    expect((await readVersion(database, 'added'))?.settings.name).toBe('Draft');
    expect(await readVersion(database, 'added', 2)).toBeNull();
    await publishByHand(database, 'added', 1);
    expect(await readPublishedVersions(database)).toContainEqual({ id: 'added', version: 1, byHand: true });
    expect(await readPublishedBrands(database, ['added'])).toHaveLength(1);
  });

  test('is known by what it says, in whatever order', async () => {
    const { id, domain, name } = added('Draft');
    expect(await keepVersion(database, { name, domain, id } as BrandSettings)).toBe(1);
  });

  test('goes back to what was in force before, step by step', async () => {
    for (const name of ['Second', 'Third', 'Fourth']) await keepVersion(database, added(name));
    for (const version of [2, 4, 4, 3]) await publishByHand(database, 'added', version);
    const steps = [];
    for (let step = 0; step < 4; step += 1) steps.push(await rollBack(database, 'added'));
    expect(steps).toEqual([4, 2, 1, null]);
    expect(await rollBack(database, 'nobody')).toBeNull();
    expect(await readPublishedVersions(database)).toContainEqual({ id: 'added', version: 1, byHand: true });
  });

  test('keeps the domain of what is in force', async () => {
    const moved = { ...added('Moved'), domain: 'moved.example' };
    const version = await keepVersion(database, moved);
    const domain = async () => (await listBrands(database)).find(({ id }) => id === 'added')?.domain;
    expect(await domain()).toBe('added.example');
    await publishByHand(database, 'added', version);
    expect(await domain()).toBe('moved.example');
    await rollBack(database, 'added');
    expect(await domain()).toBe('added.example');
  });
});

test('the list shows what is kept and what is in force', async () => {
  const brands = await listBrands(database);
  expect(brands.map(({ id }) => id)).toEqual(['added', 'another', 'one']);
  expect(brands[1]).toEqual({
    id: 'another',
    name: 'Other',
    mail_name: null,
    domain: 'another.example',
    latestVersion: 1,
    publishedVersion: 1,
    publishedByHand: false,
    publishedAt: expect.any(Date),
    versions: [{ version: 1, hash: hashOfSettings(settingsNamed('Other', 'another')) }],
  });
});

test('a start that imports what is in force does not publish it anew', async () => {
  const publishedAt = async () => (await listBrands(database)).find(({ id }) => id === 'another')?.publishedAt;
  const before = await publishedAt();
  await importBrand(database, settingsNamed('Other', 'another'));
  expect(await publishedAt()).toEqual(before);
});
