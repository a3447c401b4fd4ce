import { v4 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { claimKey } from './idempotency.ts';

const database = await databaseOfFile();

test('a key that was taken for one call is a conflict for another that is asked the same', async () => {
  const whose = { brand: 'default', owner: 'browser:b', requestId: 'r' };
  const place = { ...whose, db: database.forBrand('default'), key: uuid() };
  const fingerprint = 'the same input';
  expect(await claimKey(place, { call: 'POST /api/gift.php', fingerprint })).toBeNull();
  const other = claimKey(place, { call: 'POST /api/message.php', fingerprint });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
});
