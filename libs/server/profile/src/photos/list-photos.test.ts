import { describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { contextOf, runCall } from '@parlour/testing/call';
import { profileCalls } from '../index.ts';
import { locked, ports, worldOf } from '../testing/profile-stage.ts';
import { withPeople } from '../testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;
let free: string;

const world = () => worldOf(db);

withPeople((people) => ({ db, nora, free } = people));

describe('photos', () => {
  it('come with their owner’s allowance, which tells nobody else who has paid', async () => {
    const own = await runCall(calls, listPhotos, { query: {} }, await contextOf(world(), nora));
    expect(own).toMatchObject({ max: settings.photos_free });
    const reply = await runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), free));
    expect(reply).toMatchObject({ max: settings.photos_premium, used: 3 });
    expect(locked(reply)).toEqual([false, true, true]);
  });

  it('are numbered as they are shown: a gap would tell of a photo that waits or was rejected', async () => {
    const orders = async (member: string) =>
      (await runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), member))).photos.map(
        ({ order }) => order,
      );
    const places = await orders(nora);
    await db
      .updateTable('photos')
      .set({ status: 'rejected' })
      .where('member_id', '=', nora)
      .where('position', '=', places[1]!)
      .execute();
    expect(await orders(free)).toEqual([0, 1]);
    expect(await orders(nora)).toEqual(places);
  });

  it('that their owner shows blurred are said to be for matches, and to their owner what they are', async () => {
    await db.updateTable('profiles').set({ blur_images: true }).where('member_id', '=', nora).execute();
    const listFor = async (member: string) =>
      runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), member));
    const visibilities = async (member: string) => (await listFor(member)).photos.map((photo) => photo.visibility);
    expect(await visibilities(free)).toEqual(['matches', 'matches', 'matches']);
    expect(await visibilities(nora)).not.toContain('matches');
  });
});
