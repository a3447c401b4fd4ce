import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BodyInput } from '@parlour/contract/define-call';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { contextOf, runCall } from '@parlour/testing/call';
import { addMember } from '@parlour/testing/members';
import { profileCalls } from '../index.ts';
import { ports, worldOf } from '../testing/profile-stage.ts';
import { withPeople } from '../testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;
let premium: string;

const world = (wishes?: Partial<BrandSettings>) => worldOf(db, wishes);
const open = async (viewer: string, id?: string) =>
  (await runCall(calls, getProfile, { query: { id } }, await contextOf(world(), viewer))).profile;
const save = async (body: BodyInput<typeof saveProfile>, wishes?: Partial<BrandSettings>) =>
  (await runCall(calls, saveProfile, { body }, await contextOf(world(wishes), nora))).profile;

withPeople((people) => ({ db, nora, premium } = people));

describe('saving a profile', () => {
  it('changes the named fields only', async () => {
    expect(await save({ eye_color: 'green', interests: ['music', 'art'], about_me: '  New words  ' })).toMatchObject({
      eye_color: 'green',
      interests: ['music', 'art'],
      about_me: 'New words',
      hair_color: 'red',
    });
    expect((await save({ about_me: null, hair_color: null })).hair_color).toBeNull();
    expect((await save({ interests: ['wine', 'art', 'wine'] })).interests).toEqual(['wine', 'art']);
    expect((await save({})).eye_color).toBe('green');
  });

  it('asks the moderation about a text, and lets no rejected one back in', async () => {
    expect(await save({ about_me: 'Something odd' })).toMatchObject({ about_me_status: 'pending' });
    expect(await save({ eye_color: 'green' })).toMatchObject({ about_me_status: 'pending' });
    expect(await save({ about_me: 'Plain words' })).toMatchObject({ about_me_status: 'approved' });
    await db
      .updateTable('profiles')
      .set({ about_me_status: 'rejected' })
      .where('brand', '=', 'default')
      .where('member_id', '=', nora)
      .execute();
    expect(await save({ about_me: 'Plain words' })).toMatchObject({ about_me_status: 'rejected' });
    expect((await open(premium, nora)).about_me).toBeNull();
    expect(await save({ about_me: null })).toMatchObject({ about_me: null, about_me_status: 'approved' });
  });

  it('keeps the state of a text that stays as it was, and its place in the queue', async () => {
    const texts = () => db.selectFrom('profiles').select('about_me_pending_since').where('member_id', '=', nora);
    await save({ about_me: 'Something odd' });
    const { about_me_pending_since: since } = await texts().executeTakeFirstOrThrow();
    const later = { ...(await contextOf(world(), nora)), now: new Date(since!.getTime() + 60_000) };
    await runCall(calls, saveProfile, { body: { about_me: 'Something odd', eye_color: 'green' } }, later);
    expect(await texts().executeTakeFirstOrThrow()).toEqual({ about_me_pending_since: since });
    await db.updateTable('profiles').set({ about_me_status: 'approved' }).where('member_id', '=', nora).execute();
    expect(await save({ about_me: 'Something odd' })).toMatchObject({ about_me_status: 'approved' });
  });

  it('renames, and names every wrong field at once', async () => {
    await addMember(db, 'default', { name: 'Taken' });
    await save({ name: 'Nora Noor' });
    const { name } = await db
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
    await expect(save({ name: 'Moderator' })).rejects.toMatchObject({ fields: { name: 'name_taken' } });
    await expect(save({ name: 'x'.repeat(30), date_of_birth: '1990-01-01' })).rejects.toMatchObject({
      fields: { name: 'name_length', date_of_birth: 'dob_locked' },
    });
  });

  it('asks no newer rule of what stays as it is', async () => {
    const older = { name: '\u0410nna', gender: 'female', sexuality: 'bi' } as const;
    const ofNora = db.updateTable('profiles').where('brand', '=', 'default').where('member_id', '=', nora);
    await ofNora.set(older).execute();
    const choices = { genders: ['male'], sexualities: ['gay'] } as const satisfies Partial<BrandSettings>;
    expect(await save({ ...older, eye_color: 'green' }, choices)).toMatchObject({
      sexuality: 'bi',
      eye_color: 'green',
    });
    await expect(save({ name: '\u0410nne', gender: 'female', sexuality: 'hetero' }, choices)).rejects.toMatchObject({
      fields: { name: 'name_signs', sexuality: 'value_unknown' },
    });
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
