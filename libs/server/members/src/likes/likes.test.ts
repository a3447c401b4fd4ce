import { beforeEach, describe, expect, it } from 'vitest';
import { getLike } from '@parlour/contract/members/get-like';
import { listLikes } from '@parlour/contract/members/list-likes';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { removeLikes } from '../index.ts';
import { expectMutual } from '../testing/expect-mutual.ts';
import { membersWorld } from '../testing/members-world.ts';

const database = await databaseOfFile();
let now = new Date('2026-11-21T12:00:00Z');
const db = () => database.forBrand('default');
const world = membersWorld(
  () => database,
  () => (now = new Date(now.getTime() + 1000)),
);
const { brand, deliver, add, as, likes, takesBack, listen } = world;

const expectConsistent = (): Promise<void> => expectMutual(db(), 'default');

beforeEach(() => world.clear());

describe('a like', () => {
  it('is stored, counted and told to the one who is liked', async () => {
    const [one, other] = [await add({ gender: 'male' }), await add()];
    const heard = listen(other);
    const reply = await likes(one, other);
    expect(reply).toMatchObject({
      match: false,
      conversation_id: null,
      like: { like_new: false, profile: { id: other, like_sent: true } },
    });
    expect(heard).toMatchObject([
      { id: 1, event: { kind: 'like', total_new: 1, like: { like_new: true, profile: { id: one } } } },
    ]);
    expect((await as(other, getLike, { query: { profile_id: one } })).like).toMatchObject({
      like_new: true,
      match: false,
    });
    await expectConsistent();
  });

  it('makes a match when it is returned, for both, and clears the mark of the like it returns', async () => {
    const [one, other] = [await add({ gender: 'male' }), await add()];
    await likes(one, other);
    const [heardByOne, heardByOther] = [listen(one), listen(other)];
    expect(await likes(other, one)).toMatchObject({ match: true, like: { match: true } });
    expect(heardByOne).toMatchObject([
      { event: { kind: 'match', total_new: 1, like: { like_new: true, profile: { id: other } } } },
    ]);
    expect(heardByOther).toMatchObject([
      { event: { kind: 'match', total_new: 0, like: { like_new: false, profile: { id: one } } } },
    ]);
    await expectConsistent();
  });

  it('is refused with its reason', async () => {
    const [one, other, closed, blocker] = [
      await add({ name: 'One' }),
      await add(),
      await add({ confirmed: false }),
      await add({ name: 'Nora' }),
    ];
    await db()
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: blocker, blocked_id: one, blocker_name: 'Nora', created_at: now })
      .execute();
    await db().updateTable('profiles').set({ name: 'Newname' }).where('member_id', '=', blocker).execute();
    await likes(one, other);
    await expect(likes(one, other)).rejects.toMatchObject({ code: 'already_liked', status: 409 });
    await expect(likes(one, closed)).rejects.toMatchObject({ code: 'profile_gone' });
    await expect(likes(one, one)).rejects.toMatchObject({ code: 'profile_not_found' });
    await expect(likes(one, blocker)).rejects.toMatchObject({ code: 'blocked', params: { name: 'Nora' } });
    await expect(likes(closed, other)).rejects.toMatchObject({ code: 'not_confirmed' });
    await expectConsistent();
  });

  it('of an unconfirmed member may answer one', async () => {
    const [one, unconfirmed] = [await add(), await add({ confirmed: false })];
    await db()
      .insertInto('likes')
      .values({ brand: 'default', from_id: one, to_id: unconfirmed, source: 'profile', is_new: false, created_at: now })
      .execute();
    expect((await likes(unconfirmed, one)).match).toBe(true);
  });

  it('taken back ends the match and leaves the badge', async () => {
    const [one, other] = [await add(), await add()];
    await likes(one, other);
    await likes(other, one);
    expect(await takesBack(one, other)).toEqual({ match: false });
    await expect(takesBack(one, other)).rejects.toMatchObject({ code: 'like_not_found' });
    await expectConsistent();
  });

  it('seen is no longer new, one by one or all at once', async () => {
    const [one, two, three, other] = [await add(), await add(), await add(), await add()];
    for (const from of [one, two, three]) await likes(from, other);
    expect(await as(other, markLikesSeen, { body: { profile_id: one, like_new: false } })).toEqual({ total_new: 2 });
    expect(await as(other, markLikesSeen, { body: { profile_id: one, like_new: false } })).toEqual({ total_new: 2 });
    expect(await as(other, markLikesSeen, { body: { all: true } })).toEqual({ total_new: 0 });
    await expectConsistent();
  });

  it('goes with a block, both ways', async () => {
    const [one, other] = [await add(), await add()];
    await likes(one, other);
    await likes(other, one);
    await inTransaction({ brand, db: db() }, async ({ trx }) => {
      const pair = { brand: 'default', memberId: one, otherId: other };
      const lowerBadges = await removeLikes({ deliver }, trx, pair);
      await lowerBadges();
    });
    expect(await db().selectFrom('likes').selectAll().where('brand', '=', 'default').execute()).toEqual([]);
    await expectConsistent();
  });
});

describe('the list of likes', () => {
  it('has three tabs with counts, newest first', async () => {
    const [me, fan, match, crush] = [
      await add({ name: 'Me' }),
      await add({ name: 'Fan' }),
      await add({ name: 'Match' }),
      await add({ name: 'Crush' }),
    ];
    await likes(fan, me);
    await likes(match, me);
    await likes(me, match);
    await likes(me, crush);
    const list = async (type: 'received' | 'sent' | 'matches') => as(me, listLikes, { query: { type } });
    expect(await list('received')).toMatchObject({
      counts: { received: 2, sent: 2, matches: 1 },
      total_new: 1,
      likes: [
        { profile: { name: 'Match' }, match: true },
        { profile: { name: 'Fan' }, like_new: true },
      ],
    });
    expect(await list('sent')).toMatchObject({
      total: 2,
      likes: [{ profile: { name: 'Crush' }, like_new: false }, { profile: { name: 'Match' } }],
    });
    expect(await list('matches')).toMatchObject({ total: 1, likes: [{ profile: { name: 'Match' } }] });
    expect(await as(me, listLikes, { query: {} })).toMatchObject({
      profiles: [{ name: 'Crush' }, { name: 'Match' }],
      liked_by: [
        { name: 'Match', like_new: false },
        { name: 'Fan', like_new: true },
      ],
      total_new: 1,
    });
  });
});

it('lists matches by when they came to be, for both, whoever liked first', async () => {
  const [me, one, other] = [await add(), await add({ name: 'One' }), await add({ name: 'Other' })];
  for (const [from, to] of [
    [me, one],
    [other, me],
    [me, other],
    [one, me],
  ] as const)
    await likes(from, to);
  const matches = { query: { type: 'matches' } } as const;
  const both = { likes: [{ profile: { name: 'One' } }, { profile: { name: 'Other' } }] };
  expect(await as(me, listLikes, matches)).toMatchObject(both);
  await takesBack(me, other);
  expect(await as(me, listLikes, matches)).toMatchObject({ likes: both.likes.slice(0, 1) });
  await expectConsistent();
});
