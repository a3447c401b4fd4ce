import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { unlike } from '@parlour/contract/members/unlike';
import { createMailbox, createMemoryBus, inTransaction } from '@parlour/server-bus';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { membersCalls, removeLikes } from '../index.ts';
import { expectMutual } from '../testing/expect-mutual.ts';

const brand = { id: 'default', version: 1, settings };
const imageFor = createImageFor('key');
const bus = createMemoryBus();
const { deliver } = createMailbox(bus);
const calls = membersCalls({ imageFor, deliver, openConversation: async () => null } as never);

const database = await databaseOfFile();
const db = () => database.forBrand('default');
const now = new Date('2026-11-21T12:00:00Z');
const as = (memberId: string) => contextOf({ brand, db: db(), now }, memberId);
const likes = async (from: string, to: string, context = as(from)) =>
  runCall(calls, like, { body: { profile_id: to, source: 'profile' } }, await context);
const sees = async (memberId: string, body: BodyInput<typeof markLikesSeen>) =>
  runCall(calls, markLikesSeen, { body }, await as(memberId));
const takesBack = async (from: string, to: string) =>
  runCall(calls, unlike, { body: { profile_id: to } }, await as(from));

/** What the pages of a member hear from now on. */
function listen(memberId: string): unknown[] {
  const heard: unknown[] = [];
  bus.subscribe('default', memberId, ({ event }) => heard.push(event));
  return heard;
}

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

describe('the badge of new likes falls at once, wherever its member’s pages are open', () => {
  const counts = (total_new: number) => ({ kind: 'counts', total_unread: 0, total_new });

  it('where a like is taken back that nobody has seen, and not where it was seen', async () => {
    const [me, nora, mila] = [
      await addMember(db(), 'default'),
      await addMember(db(), 'default'),
      await addMember(db(), 'default'),
    ];
    for (const fan of [nora, mila]) await likes(fan, me);
    const heard = listen(me);
    await takesBack(nora, me);
    expect(heard.splice(0)).toEqual([counts(1)]);
    await sees(me, { all: true });
    expect(heard.splice(0)).toEqual([counts(0)]);
    await sees(me, { all: true });
    await takesBack(mila, me);
    expect(heard).toEqual([]);
    await expectMutual(db(), 'default');
  });

  it('and no mailbox keeps a like or a match of the pair once it is taken back, but the rest', async () => {
    const [me, nora, mila] = [
      await addMember(db(), 'default'),
      await addMember(db(), 'default'),
      await addMember(db(), 'default'),
    ];
    await likes(mila, me);
    await likes(nora, me);
    await likes(me, nora);
    const keptAbout = async () => {
      const events = await db()
        .selectFrom('mailbox_events')
        .select(['member_id', sql<string>`event #>> '{like,profile,id}'`.as('about')])
        .where('brand', '=', 'default')
        .where(sql<boolean>`event ? 'like'`)
        .orderBy('event_id')
        .execute();
      return events.map(({ member_id, about }) => [member_id, about]);
    };
    expect(await keptAbout()).toEqual(
      expect.arrayContaining([
        [me, nora],
        [nora, me],
      ]),
    );
    await takesBack(nora, me);
    expect(await keptAbout()).toEqual([[me, mila]]);
  });

  it('where a block takes the like away', async () => {
    const [me, nora] = [await addMember(db(), 'default'), await addMember(db(), 'default')];
    await likes(nora, me);
    const [heard, heardByNora] = [listen(me), listen(nora)];
    await inTransaction({ brand, db: db() }, async ({ trx }) => {
      const lowerBadges = await removeLikes({ deliver }, trx, { brand: 'default', memberId: nora, otherId: me });
      await lowerBadges();
    });
    expect([heard, heardByNora]).toEqual([[counts(0)], []]);
    await expectMutual(db(), 'default');
  });
});
