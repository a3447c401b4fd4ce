import { v4 as uuid } from 'uuid';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { claimKey, keepAnswer } from './idempotency.ts';

const database = await databaseOfFile();
const whose = { brand: 'default', owner: 'browser:b', requestId: 'r' };
const fingerprint = 'the same input';

test('a key that was taken for one call is a conflict for another that is asked the same', async () => {
  const place = { ...whose, db: database.forBrand('default'), key: uuid() };
  expect(await claimKey(place, { call: 'POST /api/gift.php', fingerprint })).toBeNull();
  const other = claimKey(place, { call: 'POST /api/message.php', fingerprint });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('other input under a key is a conflict once the first act is done; until then nobody knows whether it stands', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const place = { ...whose, db: database.forBrand('default'), key: uuid() };
  const act = { call: 'POST /api/signup.php', fingerprint };
  const claimAgain = () => {
    const claim = claimKey({ ...place, requestId: 's' }, { ...act, fingerprint: 'another password' });
    vi.advanceTimersByTime(10_000);
    return claim;
  };
  expect(await claimKey(place, act)).toBeNull();
  await expect(claimAgain()).rejects.toMatchObject({ status: 503 });
  await keepAnswer(place, { status: 201, body: {} });
  await expect(claimAgain()).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('who comes second waits for the first by the clock, however long the database takes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let statements = 0;
  const db = database.forBrand('default').withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      vi.advanceTimersByTime(1_000);
      return result;
    },
  });
  const act = { call: 'POST /api/message.php', fingerprint };
  const key = uuid();
  expect(await claimKey({ ...whose, db: database.forBrand('default'), key }, act)).toBeNull();
  await expect(claimKey({ ...whose, db, key, requestId: 's' }, act)).rejects.toMatchObject({ status: 503 });
  expect(statements).toBe(6);
});
