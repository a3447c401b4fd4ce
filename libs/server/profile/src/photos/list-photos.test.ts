import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { profileCalls } from '../index.ts';
import { addPeople, locked, ports, worldOf } from '../testing/profile-stage.ts';

const calls = profileCalls(ports);

let database: Database;
let nora: string;
let free: string;

const db = () => database.forBrand('default');
const world = () => worldOf(db());

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ nora, free } = await addPeople(db()));
});

describe('photos', () => {
  it('come with their owner’s allowance, which tells nobody else who has paid', async () => {
    const own = await runCall(calls, listPhotos, { query: {} }, await contextOf(world(), nora));
    expect(own).toMatchObject({ max: settings.photos_free });
    const reply = await runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), free));
    expect(reply).toMatchObject({ max: settings.photos_premium, used: 3 });
    expect(locked(reply)).toEqual([false, true, true]);
  });

  it('that their owner shows blurred are said to be for matches, and to their owner what they are', async () => {
    await db().updateTable('profiles').set({ blur_images: true }).where('member_id', '=', nora).execute();
    const listFor = async (member: string) =>
      runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), member));
    const visibilities = async (member: string) => (await listFor(member)).photos.map((photo) => photo.visibility);
    expect(await visibilities(free)).toEqual(['matches', 'matches', 'matches']);
    expect(await visibilities(nora)).not.toContain('matches');
  });
});
