import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { getLander } from '@parlour/contract/account/reference-data/get-lander';
import type { QueryInput } from '@parlour/contract/define-call';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

const ask = async (query: QueryInput<typeof getLander>, changes: Partial<BrandSettings> = {}) =>
  (await accountStage(database, 'landers', changes).call(getLander, { query })).lander;

describe('a lander', () => {
  it('is told with its face, without words where the brand has none of its own', async () => {
    expect(await ask({ type: 'gallery' })).toEqual({
      type: 'gallery',
      slug: null,
      variant: 'a',
      headline: null,
      lead: null,
      cta: null,
      profile: null,
      takes_message: false,
      profiles: [],
    });
  });

  it('speaks the brand’s words; those of a slug come before those of the lander', async () => {
    const { texts } = accountStage(database, 'landers').world.brand.settings;
    const landers = { gallery: { headline: 'Look', lead: 'Slowly' }, 'gallery/autumn': { headline: 'Leaves' } };
    const changes = {
      lander_slugs: { gallery: { autumn: 'b' as const } },
      texts: { ...texts, en: { ...texts.en!, landers } },
    };
    expect(await ask({ type: 'gallery', slug: 'autumn' }, changes)).toMatchObject({
      slug: 'autumn',
      variant: 'b',
      headline: 'Leaves',
      lead: 'Slowly',
      cta: null,
    });
    expect(await ask({ type: 'gallery' }, changes)).toMatchObject({ variant: 'a', headline: 'Look' });
  });

  it.each([
    { type: 'nothing' },
    { type: 'gallery', slug: 'winter' },
    { type: 'video' },
    { type: 'member-landing' },
    { type: 'gallery', profile_id: uuid() },
  ])('is not found where the brand has none: %j', async (query) => {
    const landers: BrandSettings['landers'] = ['gallery', 'member-landing'];
    await expect(ask(query, { landers })).rejects.toMatchObject({ code: 'lander_not_found' });
  });
});

describe('a lander on a member', () => {
  const shown = async (profileId: string, enable_site_entry_popup = false) =>
    (await ask({ type: 'member-landing', profile_id: profileId }, { enable_site_entry_popup })).profile;

  it('shows who agreed to be seen by visitors', async () => {
    const db = database.forBrand('landers');
    const open = await addMember(db, 'landers', { name: 'Open', show_to_visitors: true });
    expect(await shown(open)).toMatchObject({ id: open });
    expect(await shown(open, true), 'before the entry warning').toBeNull();
  });

  it('says whether its member takes the first words of whoever joins there', async () => {
    const db = database.forBrand('landers');
    const stage = accountStage(database, 'landers', { enable_site_entry_popup: false });
    const [open, reserved, shy] = await Promise.all([
      addMember(db, 'landers', { name: 'Listening', show_to_visitors: true }),
      addMember(db, 'landers', { name: 'Reserved', show_to_visitors: true }),
      addMember(db, 'landers', { name: 'Unseen', show_to_visitors: false }),
    ]);
    stage.reserved.add(reserved);
    const said = async (profile_id: string) => {
      const { lander } = await stage.call(getLander, { query: { type: 'member-landing', profile_id } });
      return [lander.profile?.id, lander.takes_message];
    };
    expect(await Promise.all([open, reserved, shy].map(said))).toEqual([
      [open, true],
      [reserved, false],
      [undefined, false],
    ]);
  });

  it('tells nobody apart who may not be seen: not agreed, gone, or never there', async () => {
    const db = database.forBrand('landers');
    const shy = await addMember(db, 'landers', { name: 'Shy', show_to_visitors: false });
    const hidden = await addMember(db, 'landers', { name: 'Hidden', show_to_visitors: true, invisible: true });
    expect(await Promise.all([shy, hidden, uuid(), 'nobody'].map((id) => shown(id)))).toEqual([null, null, null, null]);
  });
});

it('is kept with the sign-up that it led to', async () => {
  const stage = accountStage(database, 'landers-origin');
  const { user } = await stage.call(signUp, { body: signUpBody({ lander: { type: 'gallery', slug: 'autumn' } }) });
  const { tracking } = await stage.world.db
    .selectFrom('members')
    .select('tracking')
    .where('brand', '=', 'landers-origin')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(tracking).toEqual({ lander: 'gallery', lander_slug: 'autumn' });
});
