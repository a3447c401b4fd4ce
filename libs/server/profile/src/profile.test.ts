import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { geocode } from '@parlour/contract/profile/geocode';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { Database } from '@parlour/server-db/database';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { bareCard, canSend } from '@parlour/testing/page-data';
import { createOwnProfile, createRelation, profileCalls, type ProfilePorts } from './index.ts';

const brand = { id: 'default', version: 1, settings };
const now = new Date('2026-11-21T12:00:00Z');
const card = (id: string) => bareCard(id, { name: 'Nora', region: 'nl-utrecht', city: 'Utrecht' });
const never = (): never => {
  throw new Error('no photo comes or goes here');
};
const ports: ProfilePorts = {
  imageFor: createImageFor('key'),
  photos: { intake: { take: never, remove: never }, judge: never, enqueue: never },
  judgeText: async (text) => (text.includes('odd') ? 'pending' : 'approved'),
  card: async (_, id) => card(id),
  ownCard: async (_, { id }) => card(id),
  chatRelation: async () => ({ conversation_id: null, can_send: canSend }),
};
const calls = profileCalls(ports);

let database: Database;
let nora: string;
let free: string;
let premium: string;

const db = () => database.forBrand('default');
const world = (wishes: Partial<typeof settings> = {}) => ({
  brand: { ...brand, settings: { ...settings, ...wishes } },
  db: db(),
  now,
});
const open = async (viewer: string | undefined, id: string | undefined, wishes: Partial<typeof settings> = {}) =>
  (await runCall(calls, getProfile, { query: { id } }, await contextOf(world(wishes), viewer))).profile;
const save = async (body: BodyInput<typeof saveProfile>) =>
  (await runCall(calls, saveProfile, { body }, await contextOf(world(), nora))).profile;
const locked = (profile: { photos: { locked: boolean }[] }): boolean[] => profile.photos.map((photo) => photo.locked);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await db().deleteFrom('members').where('brand', '=', 'default').execute();
  nora = await addMember(db(), 'default', {
    name: 'Nora',
    email: 'nora@example.org',
    about_me: 'I close at six.',
    hair_color: 'red',
    interests: ['wine'],
    morePhotos: 2,
    show_to_visitors: true,
  });
  free = await addMember(db(), 'default', { gender: 'male' });
  premium = await addMember(db(), 'default', { gender: 'male', paid_user: true });
});

describe('a profile', () => {
  it('tells a member everything the brand shows, the first photo, and how the two stand', async () => {
    await db()
      .insertInto('likes')
      .values({ brand: 'default', from_id: nora, to_id: free, source: 'profile', created_at: now })
      .execute();
    const profile = await open(free, nora);
    expect(profile).toMatchObject({
      about_me: 'I close at six.',
      hair_color: 'red',
      interests: ['wine'],
      photos_total: 3,
    });
    expect(profile.relation).toEqual({
      like_sent: false,
      like_received: true,
      match: false,
      blocked_by_me: false,
      conversation_id: null,
      can_send: canSend,
    });
    expect(locked(profile)).toEqual([false, true, true]);
    expect(profile.photos[1]).toMatchObject({ filename: null, match: null });
  });

  it('opens all photos to a premium member', async () => {
    expect(locked(await open(premium, nora))).toEqual([false, false, false]);
  });

  it('keeps to itself what others may not know', async () => {
    for (const viewer of [free, premium, undefined]) {
      expect(JSON.stringify(await open(viewer, nora))).not.toMatch(
        /date_of_birth|1985|completeness|storage_key|email|"lat"|"lon"/,
      );
    }
  });

  it('leaves out fields that the brand does not show', async () => {
    const profile = await open(free, nora, { visible_profile_fields: ['gender', 'age'] });
    expect(profile).toMatchObject({ about_me: null, hair_color: null, interests: [] });
  });

  it('is a card and the first photo for a visitor, where brand and member agree', async () => {
    const profile = await open(undefined, nora);
    expect(profile).toMatchObject({ about_me: null, hair_color: null, interests: [] });
    expect(locked(profile)).toEqual([false]);
    expect(profile.relation).toBeUndefined();
    await expect(open(undefined, free)).rejects.toMatchObject({ code: 'authentication_required' });
    await expect(open(undefined, nora, { logged_out_search: false })).rejects.toMatchObject({
      code: 'authentication_required',
    });
    await expect(open(undefined, undefined)).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it('is whole for its owner', async () => {
    const profile = await open(nora, undefined);
    expect(profile).toMatchObject({ date_of_birth: '1985-05-05', hair_color: 'red', completeness: expect.any(Number) });
    expect(profile.relation).toBeUndefined();
    expect(await createOwnProfile(ports)(await contextOf(world()), nora)).toMatchObject({
      date_of_birth: '1985-05-05',
      photos_total: 3,
    });
  });

  it('shows its owner what a free and what a premium member sees', async () => {
    await db()
      .updateTable('profiles')
      .set({ about_me_status: 'pending' })
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .execute();
    const seenBy = async (seen_by: 'free' | 'premium', id?: string, wishes: Partial<typeof settings> = {}) =>
      (await runCall(calls, getProfile, { query: { id, seen_by } }, await contextOf(world(wishes), nora))).profile;
    const { relation: _, ...others } = await open(free, nora);
    expect(await seenBy('free')).toEqual({
      ...others,
      main_image: expect.any(Object),
      distance_band: null,
      photos: expect.any(Array),
    });
    expect(locked(await seenBy('free'))).toEqual([false, true, true]);
    expect(locked(await seenBy('premium'))).toEqual([false, false, false]);
    expect((await seenBy('free')).about_me).toBeNull();
    expect(JSON.stringify(await seenBy('premium'))).not.toMatch(/date_of_birth|completeness/);
    expect((await seenBy('premium', undefined, { visible_profile_fields: ['age'] })).hair_color).toBeNull();
    expect((await seenBy('premium', free)).relation).toBeDefined();
  });

  it('tells the one who was blocked, as the brand wishes', async () => {
    await db()
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: nora, blocked_id: free, created_at: now })
      .execute();
    await expect(open(free, nora, { blocked_notice: 'named' })).rejects.toMatchObject({
      code: 'blocked',
      params: { name: 'Nora' },
      status: 403,
    });
    await expect(open(free, nora, { blocked_notice: 'neutral' })).rejects.toMatchObject({
      code: 'role_required',
      params: undefined,
    });
    expect((await open(nora, free)).relation?.blocked_by_me).toBe(true);
    expect((await createRelation(ports)((await contextOf(world(), nora)) as never, free)).blocked_by_me).toBe(true);
  });

  it('is gone or was never there', async () => {
    await db()
      .updateTable('members')
      .set({ status: 'pending_deletion' })
      .where('brand', '=', 'default')
      .where('id', '=', nora)
      .execute();
    await expect(open(free, nora)).rejects.toMatchObject({ code: 'profile_gone', status: 410 });
    await expect(open(free, '0190a0a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'profile_not_found',
    });
    await expect(open(free, 'nonsense')).rejects.toMatchObject({ code: 'profile_not_found' });
  });
});

describe('photos', () => {
  it('come with their owner’s allowance', async () => {
    const reply = await runCall(calls, listPhotos, { query: { profile_id: nora } }, await contextOf(world(), free));
    expect(reply).toMatchObject({ max: settings.photos_free, used: 3 });
    expect(locked(reply)).toEqual([false, true, true]);
  });
});

describe('saving a profile', () => {
  it('changes the named fields only', async () => {
    expect(await save({ eye_color: 'green', interests: ['music', 'art'], about_me: '  New words  ' })).toMatchObject({
      eye_color: 'green',
      interests: ['music', 'art'],
      about_me: 'New words',
      hair_color: 'red',
    });
    expect((await save({ about_me: null, hair_color: null })).hair_color).toBeNull();
    expect((await save({})).eye_color).toBe('green');
  });

  it('asks the moderation about a text, and lets no rejected one back in', async () => {
    expect(await save({ about_me: 'Something odd' })).toMatchObject({ about_me_status: 'pending' });
    expect(await save({ eye_color: 'green' })).toMatchObject({ about_me_status: 'pending' });
    expect(await save({ about_me: 'Plain words' })).toMatchObject({ about_me_status: 'approved' });
    await db()
      .updateTable('profiles')
      .set({ about_me_status: 'rejected' })
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .execute();
    expect(await save({ about_me: 'Plain words' })).toMatchObject({ about_me_status: 'rejected' });
    expect((await open(premium, nora)).about_me).toBeNull();
    expect(await save({ about_me: null })).toMatchObject({ about_me: null, about_me_status: 'approved' });
  });

  it('renames, and names every wrong field at once', async () => {
    await addMember(db(), 'default', { name: 'Taken' });
    await save({ name: 'Nora Noor' });
    const { name } = await db()
      .selectFrom('members')
      .select('name')
      .where('brand', '=', 'default')
      .where('id', '=', nora)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Nora Noor');
    await expect(save({ name: ' TAKEN ', date_of_birth: '1990-01-01', hair_color: 'grey' })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { name: 'name_taken', date_of_birth: 'dob_locked' },
    });
    expect((await open(nora, undefined)).hair_color).toBe('red');
    await expect(save({ name: 'x'.repeat(30) })).rejects.toThrow('name_length');
  });

  it.each([
    [{ about_me: 'Call me on 06 12345678' }, 'contact_details_in_text'],
    [{ about_me: 'x'.repeat(1001) }, 'text_too_long'],
    [{ hair_color: 'green' }, 'value_unknown'],
    [{ interests: Array.from({ length: 11 }, () => 'wine') }, 'too_many'],
    [{ shoe_size: 44 }, 'Unrecognized key'],
  ])('refuses %j', (body, code) => {
    expect(saveProfile.body.safeParse(body).error?.issues[0]?.message).toContain(code);
  });
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
