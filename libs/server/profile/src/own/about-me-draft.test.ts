import { expect, it } from 'vitest';
import type { BodyInput } from '@parlour/contract/define-call';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { contextOf, runCall } from '@parlour/testing/call';
import { profileCalls } from '../index.ts';
import { ports, worldOf } from '../testing/profile-stage.ts';
import { withPeople } from '../testing/with-people.ts';

const calls = profileCalls(ports);

let db: BrandDatabase;
let nora: string;
let premium: string;

const open = async (viewer: string, id?: string) =>
  (await runCall(calls, getProfile, { query: { id } }, await contextOf(worldOf(db), viewer))).profile;
const save = async (body: BodyInput<typeof saveProfile>) =>
  (await runCall(calls, saveProfile, { body }, await contextOf(worldOf(db), nora))).profile;

/** As the sign-up keeps words that were meant for nobody. */
const draft = (about_me: string) =>
  db
    .updateTable('profiles')
    .set({ about_me, about_me_status: 'pending', about_me_pending_since: null })
    .where('brand', '=', 'default')
    .where('member_id', '=', nora)
    .execute();

const words = 'I sail, and I read on rainy days by the fire.';

withPeople(async (people) => {
  ({ db, nora, premium } = people);
  await draft(words);
});

it('is told from a text that is being checked, to its owner alone', async () => {
  expect(await open(nora)).toMatchObject({ about_me: words, about_me_status: 'pending', about_me_draft: true });
  expect(await open(premium, nora)).toMatchObject({ about_me: null, about_me_status: 'approved' });
  expect(await open(premium, nora)).not.toHaveProperty('about_me_draft');
  expect(await save({ about_me: 'Something odd' })).toMatchObject({
    about_me_status: 'pending',
    about_me_draft: false,
  });
});

it('counts for nothing before it is saved', async () => {
  const { completeness } = await open(nora);
  expect((await save({ about_me: words })).completeness).toBe(completeness! + 20);
});

it('stays one when something else is saved, and is published as it is when it is', async () => {
  expect(await save({ eye_color: 'green' })).toMatchObject({ about_me_draft: true });
  expect(await save({ about_me: words })).toMatchObject({ about_me_status: 'approved', about_me_draft: false });
  expect((await open(premium, nora)).about_me).toBe(words);
});
