import { beforeEach, expect, it } from 'vitest';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import { inTransaction } from '@parlour/server-bus';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { pardonAboutMe, profileCalls, settleAboutMe } from '../index.ts';
import { addPeople, ports, worldOf } from '../testing/profile-stage.ts';

const database = await databaseOfFile();
let nora: string;

const world = () => worldOf(database.forBrand('default'));
const settle = (text: string, verdict: 'approved' | 'rejected') =>
  inTransaction(world(), ({ trx }) => settleAboutMe(trx, { brand: 'default', memberId: nora, text }, verdict));
const pardon = () => inTransaction(world(), ({ trx }) => pardonAboutMe(trx, { brand: 'default', memberId: nora }));
const save = async (about_me: string, judgeText = ports.judgeText) =>
  runCall(profileCalls({ ...ports, judgeText }), saveProfile, { body: { about_me } }, await contextOf(world(), nora));
const open = async () =>
  (await runCall(profileCalls(ports), getProfile, { query: {} }, await contextOf(world(), nora))).profile;

beforeEach(async () => {
  ({ nora } = await addPeople(database.forBrand('default')));
});

it('settles the text that was read, once, and no other', async () => {
  await save('Something odd');
  expect(await settle('I close at six.', 'approved')).toBe(false);
  expect(await open()).toMatchObject({ about_me: 'Something odd', about_me_status: 'pending' });
  expect(await settle('Something odd', 'approved')).toBe(true);
  expect(await settle('Something odd', 'approved')).toBe(false);
  expect(await open()).toMatchObject({ about_me: 'Something odd', about_me_status: 'approved' });
});

it('knows who settled the text as it stands, until another stands there or a decision is taken back', async () => {
  const settled = { by: 'Ann', at: new Date('2026-11-21T12:00:00Z') };
  const by = async () =>
    database
      .forBrand('default')
      .selectFrom('profiles')
      .select(['about_me_settled_by as by', 'about_me_settled_at as at'])
      .where('member_id', '=', nora)
      .executeTakeFirst();
  const settleBy = (text: string, verdict: 'approved' | 'rejected') =>
    inTransaction(world(), ({ trx }) =>
      settleAboutMe(trx, { brand: 'default', memberId: nora, text }, verdict, { settled }),
    );
  const nobody = { by: null, at: null };
  await save('Something odd');
  await settleBy('Something odd', 'approved');
  await save('Something odd');
  expect(await by()).toEqual(settled);
  await save('Better words');
  expect(await by()).toEqual(nobody);
  await settleBy('Better words', 'rejected');
  expect(await by()).toEqual(settled);
  await pardon();
  expect(await by()).toEqual(nobody);
});

it('keeps a text rejected that is saved again at the same moment', async () => {
  const text = 'Plain words';
  await save(text);
  await save(text, async () => {
    await settle(text, 'rejected');
    return 'approved';
  });
  expect(await open()).toMatchObject({ about_me: text, about_me_status: 'rejected' });
});

it('knows a rejected text again after another one has stood in its place, until it is pardoned', async () => {
  const text = 'Plain words';
  await save(text);
  await settle(text, 'rejected');
  expect((await save('Better words')).profile.about_me_status).toBe('approved');
  expect((await save(text)).profile.about_me_status).toBe('rejected');
  await save('Better words');
  await pardon();
  expect(await open()).toMatchObject({ about_me: 'Better words', about_me_status: 'approved' });
  expect((await save(text)).profile.about_me_status).toBe('approved');
});

it('shows a pardoned text again, and leaves one that waits to its turn', async () => {
  await save('Plain words');
  await settle('Plain words', 'rejected');
  await pardon();
  expect(await open()).toMatchObject({ about_me_status: 'approved' });
  await save('Something odd');
  await pardon();
  expect(await open()).toMatchObject({ about_me_status: 'pending' });
});

it('forgets a rejection where the same text is approved after all', async () => {
  await save('Plain words');
  await settle('Plain words', 'rejected');
  await settle('Plain words', 'approved');
  await save('Better words');
  expect((await save('Plain words')).profile.about_me_status).toBe('approved');
});
