import { describe, expect, it } from 'vitest';
import { geocode } from '@parlour/contract/profile/geocode';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { contextOf, runCall } from '@parlour/testing/call';
import { profileCalls } from '../index.ts';
import { ports, worldOf } from '../testing/profile-stage.ts';
import { withPeople } from '../testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;
let free: string;

const world = () => worldOf(db);

withPeople((people) => ({ db, nora, free } = people));

describe('a device’s place', () => {
  const find = async (viewer: string | undefined, lat: string, lon: string, own = calls) =>
    (await runCall(own, geocode, { query: { lat, lon } }, await contextOf(world(), viewer))).location;

  it('has a city with its region’s name, for members and visitors', async () => {
    const utrecht = { country: 'NL', region: 'nl-utrecht', region_name: 'Utrecht', city: 'Utrecht' };
    expect(await find(nora, '52.09', '5.12')).toEqual(utrecht);
    expect(await find(undefined, '52.1', '5.1')).toEqual(utrecht);
    await expect(find(nora, '0', '-30')).rejects.toMatchObject({ code: 'geocode_failed', status: 422 });
  });

  it('is asked for thirty times an hour', async () => {
    const fresh = profileCalls(ports);
    const asked = await Promise.allSettled(Array.from({ length: 33 }, () => find(nora, '52.09', '5.12', fresh)));
    const refused = asked.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 3 }, () => 'rate_limited'));
    expect(await find(free, '52.09', '5.12', fresh)).toBeDefined();
  });

  it.each(['52.091', '5e1', '', '91', 'north'])('is no latitude of %j', (lat) => {
    expect(geocode.query.safeParse({ lat, lon: '5.12' }).success).toBe(false);
  });
});
