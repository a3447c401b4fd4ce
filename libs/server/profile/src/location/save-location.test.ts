import { describe, expect, it } from 'vitest';
import type { BodyInput } from '@parlour/contract/define-call';
import { saveLocation } from '@parlour/contract/profile/save-location';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { regionsOf } from '@parlour/models/geography/regions';
import { contextOf, runCall } from '@parlour/testing/call';
import { profileCalls } from '../index.ts';
import { ports, worldOf } from '../testing/profile-stage.ts';
import { withPeople } from '../testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;

const world = () => worldOf(db);

withPeople((people) => ({ db, nora } = people));

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
    const row = await db
      .selectFrom('profiles')
      .selectAll()
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('52.09');
  });

  it('is refused with its reason', async () => {
    await expect(move({ country: 'US' })).rejects.toMatchObject({ code: 'country_unavailable' });
    await expect(move({ country: 'NL', region: 'be-antwerp' })).rejects.toMatchObject({
      fields: { region: 'region_unknown' },
    });
    await expect(move({ lat: 0, lon: -30 })).rejects.toMatchObject({ code: 'geocode_failed' });
  });

  it('changes five times a day, also when all come at once', async () => {
    const fresh = profileCalls(ports);
    const elsewhere = regionsOf('NL').filter(({ id }) => id !== 'nl-utrecht');
    const moves = await Promise.allSettled(elsewhere.map(({ id }) => move({ country: 'NL', region: id }, fresh)));
    const refused = moves.filter((moved) => moved.status === 'rejected');
    expect(refused).toHaveLength(elsewhere.length - 5);
    expect(refused[0]?.reason).toMatchObject({ code: 'location_changed_too_often', params: { minutes: 1440 } });
  });

  it('that stays as it was is no move', async () => {
    const fresh = profileCalls(ports);
    const there = { country: 'NL', region: 'nl-gelderland', city: 'Arnhem' } as const;
    for (let saved = 0; saved < 10; saved += 1) expect(await move(there, fresh)).toEqual(there);
    expect(await move({ country: 'NL' }, fresh)).toMatchObject({ region: null });
  });

  it('is written as the list writes it, however it was typed', async () => {
    expect(await move({ country: 'NL', region: 'nl-gelderland', city: 'arnhem' })).toMatchObject({ city: 'Arnhem' });
    await expect(move({ country: 'NL', region: 'nl-gelderland', city: 'Utrecht' })).rejects.toMatchObject({
      fields: { city: 'value_unknown' },
    });
  });

  it.each([{ lat: 52.091, lon: 5.12 }, { lat: 91, lon: 5 }, { lat: 52 }, { lat: 52.09, lon: 5.12, country: 'NL' }])(
    'is no %j',
    (body) => {
      expect(saveLocation.body.safeParse(body).success).toBe(false);
    },
  );
});
