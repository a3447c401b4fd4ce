import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInput } from '@parlour/contract/define-call';
import { saveLocation } from '@parlour/contract/profile/save-location';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { profileCalls } from './index.ts';
import { addPeople, ports, worldOf } from './testing/profile-stage.ts';

const calls = profileCalls(ports);

let database: Database;
let nora: string;

const db = () => database.forBrand('default');
const world = () => worldOf(db());

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ nora } = await addPeople(db()));
});

describe('a place', () => {
  const move = async (body: BodyInput<typeof saveLocation>, own = calls) =>
    (await runCall(own, saveLocation, { body }, await contextOf(world(), nora))).location;

  it('comes from the lists or from the nearest city, and coordinates are kept nowhere', async () => {
    expect(await move({ country: 'NL', region: 'nl-gelderland', city: 'Arnhem' })).toEqual({
      country: 'NL',
      region: 'nl-gelderland',
      city: 'Arnhem',
    });
    expect(await move({ lat: 52.09, lon: 5.12 })).toMatchObject({ country: 'NL', region: 'nl-utrecht' });
    const row = await db()
      .selectFrom('profiles')
      .selectAll()
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('52.09');
  });

  it('is refused with its reason', async () => {
    await expect(move({ country: 'US' })).rejects.toMatchObject({ code: 'country_unavailable' });
    await expect(move({ country: 'NL', region: 'be-antwerp' })).rejects.toMatchObject({ code: 'region_unknown' });
    await expect(move({ lat: 0, lon: -30 })).rejects.toMatchObject({ code: 'geocode_failed' });
  });

  it('changes five times a day, also when all come at once', async () => {
    const fresh = profileCalls(ports);
    const moves = await Promise.allSettled(Array.from({ length: 20 }, () => move({ country: 'NL' }, fresh)));
    const refused = moves.filter((moved) => moved.status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]?.reason).toMatchObject({ code: 'location_changed_too_often', params: { minutes: 1440 } });
  });

  it.each([{ lat: 52.091, lon: 5.12 }, { lat: 91, lon: 5 }, { lat: 52 }, { lat: 52.09, lon: 5.12, country: 'NL' }])(
    'is no %j',
    (body) => {
      expect(saveLocation.body.safeParse(body).success).toBe(false);
    },
  );
});
