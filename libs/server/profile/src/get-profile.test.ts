import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { contextOf, runCall } from '@parlour/testing/call';
import { canSend } from '@parlour/testing/page-data';
import { createOwnProfile, createRelation, profileCalls } from './index.ts';
import { locked, now, ports, worldOf } from './testing/profile-stage.ts';
import { withPeople } from './testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;
let free: string;
let premium: string;

const world = (wishes?: Partial<BrandSettings>) => worldOf(db, wishes);
const open = async (viewer: string | undefined, id: string | undefined, wishes?: Partial<BrandSettings>) =>
  (await runCall(calls, getProfile, { query: { id } }, await contextOf(world(wishes), viewer))).profile;

withPeople((people) => ({ db, nora, free, premium } = people));

describe('a profile', () => {
  it('tells a member everything the brand shows, the first photo, and how the two stand', async () => {
    await db
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
    expect(await open(nora, nora.toUpperCase())).toEqual(profile);
    expect(await createOwnProfile(ports)(await contextOf(world()), nora)).toMatchObject({
      date_of_birth: '1985-05-05',
      photos_total: 3,
    });
  });

  it('tells nobody but its owner how the brand wishes it to be filled in', async () => {
    const { texts } = world().brand.settings;
    const note = 'Write what you are looking for.';
    const wishes = { texts: { ...texts, en: { ...texts.en!, visible_profile_notes: { about_me: note } } } };
    expect((await open(nora, undefined, wishes)).notes).toEqual([note]);
    for (const viewer of [free, premium, undefined]) {
      expect(await open(viewer, nora, wishes)).not.toHaveProperty('notes');
    }
    const query = { seen_by: 'free' as const };
    const { profile: seen } = await runCall(calls, getProfile, { query }, await contextOf(world(wishes), nora));
    expect(seen).not.toHaveProperty('notes');
  });

  it('is as complete with a photo that is being checked as with an approved one', async () => {
    const complete = async (status: 'pending' | 'rejected') => {
      await db.updateTable('photos').set({ status }).where('brand', '=', 'default').execute();
      return (await open(nora, undefined)).completeness!;
    };
    const refused = await complete('rejected');
    expect(await complete('pending'), 'two photos').toBe(refused + 25 + 10);
  });

  it('shows its owner what a free and what a premium member sees', async () => {
    await db
      .updateTable('profiles')
      .set({ about_me_status: 'pending' })
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .execute();
    const seenBy = async (seen_by: 'free' | 'premium', id?: string, wishes?: Partial<BrandSettings>) =>
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
    await db
      .updateTable('photos')
      .set({ visibility: 'matches' })
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .where('position', '=', 2)
      .execute();
    expect(locked(await seenBy('premium')), 'a match sees more').toEqual([false, false, true]);
    expect((await seenBy('free')).about_me).toBeNull();
    expect(JSON.stringify(await seenBy('premium'))).not.toMatch(/date_of_birth|completeness/);
    expect(await seenBy('premium', undefined, { visible_profile_fields: ['age'] })).toMatchObject({
      hair_color: null,
      age: expect.any(Number),
      region: null,
      city: null,
    });
    await db.updateTable('profiles').set({ show_age: false }).where('member_id', '=', nora).execute();
    expect((await seenBy('premium')).age).toBeNull();
    expect((await seenBy('premium', free)).relation).toBeDefined();
  });

  it('tells the one who was blocked, as the brand wishes', async () => {
    await db
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: nora, blocked_id: free, blocker_name: 'Nora', created_at: now })
      .execute();
    await db.updateTable('profiles').set({ name: 'Newname' }).where('member_id', '=', nora).execute();
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
    await db
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
