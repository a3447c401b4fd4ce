import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { importBrands, publishByHand } from '@parlour/server-db/brands/publishing';
import { keepVersion } from '@parlour/server-db/brands/versions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { sisterOf } from '@parlour/testing/sister-of';
import { expect, test, vi } from 'vitest';
import { warnOfUnservedBrands } from './warn-of-unserved-brands.ts';

const database = await databaseOfFile();
const quay = sisterOf(other, 'Quay');

/** What a start with these files tells. */
async function told(...files: BrandSettings[]) {
  const warn = vi.fn<Parameters<typeof warnOfUnservedBrands>[2]>();
  await warnOfUnservedBrands(files, database, warn);
  return warn.mock.calls.map(([facts]) => facts);
}

test('a published brand whose niche has lost its app is told of; one whose file is gone, or a draft, is not', async () => {
  await importBrands(database, [one, other]);
  await keepVersion(database, quay);
  expect(await told(one)).toEqual([]);
  await publishByHand(database, quay.id, 1);
  expect(await told(one, other)).toEqual([]);
  expect(await told(one)).toEqual([{ brand: quay.id, niche: quay.niche }]);
});
