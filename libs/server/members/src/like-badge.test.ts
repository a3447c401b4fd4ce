import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import type { Database } from '@parlour/server-db/database';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { membersCalls } from './index.ts';
import { expectMutual } from './testing/expect-mutual.ts';

const brand = { id: 'default', version: 1, settings };
const imageFor = createImageFor('key');
const calls = membersCalls({ imageFor, deliver: async () => 1, openConversation: async () => null } as never);

let database: Database;
const db = () => database.forBrand('default');
const as = (memberId: string) => contextOf({ brand, db: db(), now: new Date('2026-11-21T12:00:00Z') }, memberId);
const likes = async (from: string, to: string, context = as(from)) =>
  runCall(calls, like, { body: { profile_id: to, source: 'profile' } }, await context);
const sees = async (memberId: string, body: BodyInput<typeof markLikesSeen>) =>
  runCall(calls, markLikesSeen, { body }, await as(memberId));

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => void (await db().deleteFrom('members').where('brand', '=', 'default').execute()));

it('counts right again once likes are seen, whatever it said before', async () => {
  const [me, nora, mila] = [
    await addMember(db(), 'default'),
    await addMember(db(), 'default'),
    await addMember(db(), 'default'),
  ];
  for (const fan of [nora, mila]) await likes(fan, me);
  const stick = () => db().updateTable('mailboxes').set({ total_new: 7 }).where('member_id', '=', me).execute();
  await stick();
  expect(await sees(me, { profile_id: nora, like_new: false })).toEqual({ total_new: 1 });
  await stick();
  expect(await sees(me, { all: true })).toEqual({ total_new: 0 });
  await expectMutual(db(), 'default');
});

it('counts right again once a like is returned, which may be seen at the same moment', async () => {
  const [me, nora, mila] = [
    await addMember(db(), 'default'),
    await addMember(db(), 'default'),
    await addMember(db(), 'default'),
  ];
  for (const fan of [nora, mila]) await likes(fan, me);
  await db().updateTable('mailboxes').set({ total_new: 0 }).where('member_id', '=', me).execute();
  await likes(me, nora);
  await expectMutual(db(), 'default');
});

it.each(['blocked', 'pending_deletion'] as const)('takes no like of somebody who is %s meanwhile', async (status) => {
  const [one, other] = [await addMember(db(), 'default'), await addMember(db(), 'default')];
  const context = as(one);
  await context;
  await db().updateTable('members').set({ status }).where('brand', '=', 'default').where('id', '=', one).execute();
  await expect(likes(one, other, context)).rejects.toMatchObject({ code: 'authentication_required' });
  expect(await db().selectFrom('likes').select('to_id').where('brand', '=', 'default').execute()).toEqual([]);
  await expectMutual(db(), 'default');
});
