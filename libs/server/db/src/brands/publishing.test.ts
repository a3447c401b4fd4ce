import { addedSettings } from '@parlour/brand/defaults';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { describe, expect, test } from 'vitest';
import { listBrands, readPublishedBrands, readPublishedVersions } from './list.ts';
import { hashOfSettings, keepVersion, readVersion, removeUnpublished } from './versions.ts';
import { importBrands, publishByHand, rollBack } from './publishing.ts';
import { DomainTaken } from './write.ts';

const database = await databaseOfFile();

const settingsNamed = (name: string, id = 'one') => ({ id, domain: `${id}.example`, name }) as BrandSettings;
/** @returns the number of the file's version */
async function importBrand(settings: BrandSettings): Promise<number | undefined> {
  await importBrands(database, [settings]);
  const brand = (await listBrands(database)).find(({ id }) => id === settings.id);
  return brand?.versions.find(({ hash }) => hash === hashOfSettings(settings))?.version;
}
const published = async () =>
  (await readPublishedBrands(database)).map(({ id, version, settings }) => [id, version, settings.name]);

test('settings become a version when their hash is new, and are published', async () => {
  expect(await importBrand(settingsNamed('First'))).toBe(1);
  expect(await importBrand(settingsNamed('First'))).toBe(1);
  expect(await importBrand(settingsNamed('Second'))).toBe(2);
  expect(await importBrand(settingsNamed('Other', 'another'))).toBe(1);
  expect(await published()).toEqual([
    ['another', 1, 'Other'],
    ['one', 2, 'Second'],
  ]);
});

test('settings that return are the version they were', async () => {
  expect(await importBrand(settingsNamed('First'))).toBe(1);
  expect(await published()).toContainEqual(['one', 1, 'First']);
});

test('what was published by hand stays until something else is', async () => {
  await publishByHand(database, 'one', 2);
  expect(await importBrand(settingsNamed('Third'))).toBe(3);
  expect(await published()).toContainEqual(['one', 2, 'Second']);
  await publishByHand(database, 'one', 3);
  expect(await published()).toContainEqual(['one', 3, 'Third']);
});

test('a version that does not exist is not published', async () => {
  await expect(publishByHand(database, 'one', 9)).rejects.toThrow('Brand one has no version 9');
});

test('servers that import the same file at once make one version', async () => {
  const versions = await Promise.all([1, 2, 3].map(() => importBrand(settingsNamed('Fourth'))));
  expect(versions).toEqual([4, 4, 4]);
});

test('two brands never share a domain', async () => {
  const copy = { ...settingsNamed('Copy', 'copy'), domain: 'one.example' };
  await expect(importBrand(copy)).rejects.toThrow('one.example would be the domain of copy and one.');
  await expect(keepVersion(database, copy)).rejects.toThrow(DomainTaken);
  const behind = database.owner.insertInto('brands').values({ brand: 'copy', domain: 'one.example' }).execute();
  await expect(behind).rejects.toThrow(/unique/);
});

test('brands may swap their domains, and none goes back to one that another has now', async () => {
  const swapped = [
    { ...settingsNamed('Left', 'left'), domain: 'right.example' },
    { ...settingsNamed('Right', 'right'), domain: 'left.example' },
  ];
  await importBrands(database, [settingsNamed('Left', 'left'), settingsNamed('Right', 'right')]);
  await importBrands(database, swapped);
  const domains = async () =>
    (await listBrands(database)).filter(({ id }) => /left|right/.test(id)).map(({ id, domain }) => [id, domain]);
  const moved = [
    ['left', 'right.example'],
    ['right', 'left.example'],
  ];
  expect(await domains()).toEqual(moved);
  await expect(rollBack(database, 'left')).rejects.toThrow('left.example would be the domain of left and right.');
  expect(await domains()).toEqual(moved);
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

  test('by an earlier release is read with the settings that came since', async () => {
    const whole = { name: 'Draft', ...addedSettings };
    expect((await readVersion(database, 'added', 1))?.settings).toMatchObject(whole);
    expect(await readPublishedBrands(database, ['added'])).toMatchObject([{ settings: whole }]);
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

test('a draft has the domain of what was kept last, and frees it when it is removed', async () => {
  const draft = (id: string, domain: string) => ({ ...settingsNamed('Draft', id), domain });
  await keepVersion(database, draft('mistyped', 'wrong.example'));
  await keepVersion(database, draft('mistyped', 'draft.example'));
  await keepVersion(database, draft('other-draft', 'wrong.example'));
  await expect(keepVersion(database, draft('mistaken', 'draft.example'))).rejects.toThrow(DomainTaken);
  for (const brand of ['mistyped', 'other-draft']) expect(await removeUnpublished(database, brand)).toBe('removed');
  expect(await readVersion(database, 'mistyped')).toBeNull();
  expect(await removeUnpublished(database, 'mistyped')).toBe('unknown');
  expect(await removeUnpublished(database, 'one')).toBe('published');
});

test('the list shows what is kept and what is in force', async () => {
  const brands = await listBrands(database);
  expect(brands.map(({ id }) => id)).toEqual(['added', 'another', 'left', 'one', 'right']);
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
  await importBrand(settingsNamed('Other', 'another'));
  expect(await publishedAt()).toEqual(before);
});
