import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listBrands } from '@parlour/server-db/brands/list';
import { importBrands, publishByHand, unpublish } from '@parlour/server-db/brands/publishing';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test, vi } from 'vitest';
import { warnOfWaitingFiles } from './warn-of-waiting-files.ts';

const database = await databaseOfFile();

/** What a start with these files tells. */
async function told(...files: BrandSettings[]) {
  await importBrands(database, files);
  const warn = vi.fn<Parameters<typeof warnOfWaitingFiles>[2]>();
  warnOfWaitingFiles(files, await listBrands(database), warn);
  return warn.mock.calls.map(([facts]) => facts);
}

test('a file that waits behind what was published by hand is told of, with what publishes it', async () => {
  expect(await told(one, other)).toEqual([]);
  await publishByHand(database, one.id, 1);
  expect(await told(one, other)).toEqual([]);
  const changed = { ...one, refund_days: 30 };
  const publish = `npm run brand -- publish ${one.id} --version 2`;
  expect(await told(changed, { ...other, refund_days: 30 })).toEqual([
    { brand: one.id, published: 1, file: 2, publish },
  ]);
  await publishByHand(database, one.id, 2);
  expect(await told(changed)).toEqual([]);
});

test('what was taken off the air is meant to stay there', async () => {
  await unpublish(database, one.id);
  expect(await told({ ...one, refund_days: 60 })).toEqual([]);
});
