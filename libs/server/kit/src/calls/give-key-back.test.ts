import type { KyselyPlugin } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SECOND } from '@parlour/models/durations';
import { giveBackInDoubt, giveKeyBack } from './give-key-back.ts';
import { claimKey, findAnswer, type KeyPlace } from './idempotency.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';

const act = { call: 'POST /api/deposit.php', fingerprint: 'AAAA' };

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => api.close());

const placeOf = (requestId: string, brand: 'default' | 'she' = 'default'): KeyPlace => ({
  db: api.dbOf(brand),
  brand,
  owner: api.members[brand],
  key: uuid(),
  requestId,
});
const isTaken = async ({ db, brand, key }: KeyPlace) =>
  (
    await db
      .selectFrom('idempotency_keys')
      .select('key')
      .where((row) => row.and({ brand, key }))
      .execute()
  ).length > 0;

test('keys that cannot be given back are tried on one after the other, and all are free in the end', async () => {
  const places = Array.from({ length: 20 }, (_, number) => placeOf(`r${number}`));
  const later = placeOf('later', 'she');
  for (const place of [...places, later]) await claimKey(place, act);
  const fail = () => {
    throw new Error('The database is away');
  };
  const tries = vi.spyOn(api.dbOf('default'), 'deleteFrom').mockImplementation(fail);
  vi.spyOn(api.dbOf('she'), 'deleteFrom').mockImplementationOnce(fail);
  await Promise.all(places.map(giveKeyBack));
  // Waits as long as they do and was refused after them: once it is free, all of their first turns have begun.
  await giveKeyBack(later);
  // Each once by itself; a loop for each would add as many again at its first turn.
  const once = places.length;
  await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(once);
  await expect.poll(() => isTaken(later)).toBe(false);
  expect(tries.mock.calls.length).toBeLessThan(once + 10);
  tries.mockRestore();
  const areTaken = async () => (await Promise.all(places.map(isTaken))).some(Boolean);
  await expect.poll(areTaken).toBe(false);
});

test('a database that stays away holds up the keys of no other one', async () => {
  const away = Array.from({ length: 6 }, (_, number) => placeOf(`away${number}`));
  const place = placeOf('other', 'she');
  for (const each of [...away, place]) await claimKey(each, act);
  const fail = () => {
    throw new Error('The database is away');
  };
  const isAway = vi.spyOn(api.dbOf('default'), 'deleteFrom').mockImplementation(fail);
  vi.spyOn(api.dbOf('she'), 'deleteFrom').mockImplementationOnce(fail);
  await Promise.all([...away, place].map(giveKeyBack));
  await expect.poll(() => isTaken(place)).toBe(false);
  isAway.mockRestore();
  await expect.poll(async () => (await Promise.all(away.map(isTaken))).some(Boolean)).toBe(false);
});

test('a key that is written only after it was given back is given back once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = placeOf('late');
  const { promise: isGivenBack, resolve: tell } = Promise.withResolvers<void>();
  const telling: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (tell(), result),
  };
  giveBackInDoubt({ ...late, db: late.db.withPlugin(telling) });
  await isGivenBack;
  expect(await claimKey(late, act)).toBe(null);
  expect(await isTaken(late)).toBe(true);
  vi.advanceTimersByTime(30 * SECOND);
  await expect.poll(() => isTaken(late)).toBe(false);
});

test('and not from another request that has taken it since', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = placeOf('first');
  giveBackInDoubt(first);
  await claimKey({ ...first, requestId: 'second' }, act);
  vi.advanceTimersByTime(30 * SECOND);
  await giveKeyBack(first);
  expect([await isTaken(first), await findAnswer(first, act)]).toEqual([true, null]);
});
