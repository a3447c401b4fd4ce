import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { importBrands, unpublish } from '@parlour/server-db/brands/publishing';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoStorage } from '@parlour/server-media';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { forEachKeptBrand } from './for-each-kept-brand.ts';
import { leavingJobs, type LeavingParts } from './leaving-jobs.ts';
import { photoJobs, type PhotoJobParts } from './photo-jobs.ts';

const database = await databaseOfFile();
const settingsOf = (id: string) => ({ id, domain: `${id}.example`, name: id }) as BrandSettings;
await importBrands(database, ['on-the-air', 'off-the-air'].map(settingsOf));
await unpublish(database, 'off-the-air');

test('a copy of somebody’s data and the files of a photo go after their term also where the brand is off the air', async () => {
  const places = ['on-the-air', 'off-the-air', 'exports_of/on-the-air', 'exports_of/off-the-air'];
  const folders = new Map(places.map((place) => [place, uuid()]));
  const removed: string[] = [];
  const storage: Pick<PhotoStorage, 'foldersIn' | 'touchedAt' | 'removeFolder'> = {
    async *foldersIn(place) {
      yield [folders.get(place)!];
    },
    touchedAt: async () => new Date(0),
    removeFolder: async (folder) => void removed.push(folder),
  };
  const parts = { database, storage, sites: siteDirectory([]), queue: {} };
  const recurring = [
    ...photoJobs(parts as unknown as PhotoJobParts).recurring,
    ...leavingJobs(parts as unknown as LeavingParts).recurring,
  ];
  for (const { name, run } of recurring) if (name.startsWith('sweep-')) await run();
  expect(removed.toSorted()).toEqual([...folders].map(([place, name]) => `${place}/${name}`).toSorted());
});

test('a brand where it fails keeps no other back, and is named at the end', async () => {
  const failing = forEachKeptBrand(database, ({ brand }) => Promise.reject(new Error(`${brand.id} is away`)));
  await expect(failing).rejects.toThrow('It failed for off-the-air, on-the-air');
});
