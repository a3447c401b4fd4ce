import { beforeEach, describe, expect, it } from 'vitest';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { like } from '@parlour/contract/members/like';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { membersWorld } from '../testing/members-world.ts';

/** The brand's midnight, in winter. */
const midnight = new Date('2026-11-21T23:00:00Z');
const evening = new Date('2026-11-21T20:00:00Z');

const database = await databaseOfFile();
const db = () => database.forBrand('default');
const world = membersWorld(
  () => database,
  () => evening,
);
const { brand, calls, add, as, choose, listen, storedLikes } = world;
const { settings } = brand;
const limit = settings.swipe_likes_per_day;

const player = (): Promise<string> => add({ gender: 'male' });
const addMany = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, () => add()));
const namesFor = async (memberId: string, now?: Date) =>
  (await as(memberId, listSwipes, {}, now)).queue.map(({ name }) => name);

beforeEach(() => world.clear());

describe('the queue of the swipe game', () => {
  it('shows whom the brand’s default search would find, and nobody who may not be shown', async () => {
    const me = await player();
    await add({ name: 'Nora' });
    await add({ name: 'Ben', gender: 'male' });
    await add({ name: 'Ines', country: 'ES' });
    await add({ name: 'Faceless', withPhoto: false });
    await add({ name: 'Hidden', invisible: true });
    await add({ name: 'Unconfirmed', confirmed: false });
    const [blocked, blocker, liked] = [await add(), await add(), await add()];
    for (const [blocker_id, blocked_id] of [
      [me, blocked],
      [blocker, me],
    ] as const)
      await db()
        .insertInto('blocks')
        .values({ brand: 'default', blocker_id, blocked_id, created_at: evening })
        .execute();
    await as(me, like, { body: { profile_id: liked, source: 'profile' } });
    expect(await namesFor(me)).toEqual(['Nora']);
  });

  it('shows whoever keeps the age back by whole bands of ages, as the search does', async () => {
    const me = await player();
    for (const show_age of [true, false]) {
      await add({ name: `Aged 48, ${show_age}`, show_age, date_of_birth: '1978-01-01' });
      await add({ name: `Aged 51, ${show_age}`, show_age, date_of_birth: '1975-01-01' });
    }
    const narrow = { ...settings, default_search: { ...settings.default_search, min_age: 18, max_age: 45 } };
    const context = await contextOf({ brand: { ...brand, settings: narrow }, db: db(), now: evening }, me);
    const { queue } = await runCall(calls, listSwipes, {}, context);
    expect(queue.map(({ name }) => name)).toEqual(['Aged 48, false']);
  });

  it('is bounded, and empty once everybody was seen', async () => {
    const me = await player();
    const others = await addMany(12);
    expect((await as(me, listSwipes, {})).queue).toHaveLength(10);
    for (const id of others) await choose(me, id, 'pass');
    expect(await as(me, listSwipes, {})).toMatchObject({ queue: [], likes_left: limit, can_undo: true });
  });

  it('brings back the next day who was put off, the longest ago first', async () => {
    const me = await player();
    const [nora, mila] = [await add({ name: 'Nora' }), await add({ name: 'Mila' })];
    await choose(me, mila, 'later', new Date(evening.getTime() - 1000));
    await choose(me, nora, 'later');
    await add({ name: 'Claire' });
    expect(await namesFor(me)).toEqual(['Claire']);
    expect(await namesFor(me, midnight)).toEqual(['Mila', 'Nora', 'Claire']);
  });
});

describe('a choice', () => {
  it('to like is a like like any other, and a match where it is returned', async () => {
    const [me, nora] = [await player(), await add()];
    await as(nora, like, { body: { profile_id: me, source: 'profile' } });
    const [mine, hers] = [listen(me), listen(nora)];
    expect(await choose(me, nora, 'like')).toEqual({
      match: true,
      conversation_id: null,
      likes_left: limit - 1,
      resets_at: midnight.toISOString(),
    });
    expect([mine, hers].map((events) => events.map(({ event }) => event.kind))).toEqual([['match'], ['match']]);
    expect(
      (await storedLikes())
        .map(({ source, matched }) => [source, matched] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ).toEqual([
      ['profile', true],
      ['swipe', true],
    ]);
  });

  it('about somebody liked elsewhere meanwhile stands, and does not count', async () => {
    const [me, nora] = [await player(), await add()];
    await as(me, like, { body: { profile_id: nora, source: 'profile' } });
    expect(await choose(me, nora, 'like')).toMatchObject({ match: false, likes_left: limit });
  });

  it('against somebody liked elsewhere meanwhile finds no card any more, and the like stands', async () => {
    const [me, nora] = [await player(), await add()];
    await as(me, like, { body: { profile_id: nora, source: 'profile' } });
    for (const choice of ['pass', 'later'] as const)
      await expect(choose(me, nora, choice)).rejects.toMatchObject({ code: 'profile_gone', status: 410 });
    expect(await storedLikes()).toHaveLength(1);
    expect(await as(me, listSwipes, {})).toMatchObject({ can_undo: false });
    await expect(as(me, undoSwipe, { body: {} })).rejects.toMatchObject({ code: 'nothing_to_undo' });
  });

  it('about somebody who is gone or behind a block is refused without a reason', async () => {
    const [me, gone, blocker] = [await player(), await add({ confirmed: false }), await add()];
    await db()
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: blocker, blocked_id: me, created_at: evening })
      .execute();
    for (const id of [gone, blocker, me])
      await expect(choose(me, id, 'like')).rejects.toMatchObject({ code: 'profile_gone', status: 410, params: {} });
    expect(await as(me, getSwipeRound, { query: { round: '1' } })).toMatchObject({ likes_left: limit });
  });

  it('to like of an unconfirmed member waits for the confirmation, and does not count', async () => {
    const [me, nora] = [await add({ gender: 'male', confirmed: false }), await add()];
    await expect(choose(me, nora, 'like')).rejects.toMatchObject({ code: 'not_confirmed' });
    expect(await choose(me, nora, 'pass')).toMatchObject({ likes_left: limit });
  });
});

describe('undo', () => {
  it('takes back one pass after the other, newest first', async () => {
    const [me, nora, mila] = [await player(), await add({ name: 'Nora' }), await add({ name: 'Mila' })];
    await choose(me, nora, 'pass', new Date(evening.getTime() - 1000));
    await choose(me, mila, 'pass');
    expect(await as(me, undoSwipe, { body: {} })).toMatchObject({ profile: { name: 'Mila' }, can_undo: true });
    expect(await as(me, undoSwipe, { body: {} })).toMatchObject({ profile: { name: 'Nora' }, can_undo: false });
    await expect(as(me, undoSwipe, { body: {} })).rejects.toMatchObject({ code: 'nothing_to_undo', status: 409 });
    expect((await namesFor(me)).toSorted()).toEqual(['Mila', 'Nora']);
  });

  it('gives back nobody who was liked or blocked since, and no like', async () => {
    const [me, nora, mila, ida] = [await player(), await add(), await add(), await add()];
    for (const id of [nora, mila]) await choose(me, id, 'pass');
    await choose(me, ida, 'like');
    await as(me, like, { body: { profile_id: nora, source: 'profile' } });
    await db()
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: mila, blocked_id: me, created_at: evening })
      .execute();
    await expect(as(me, undoSwipe, { body: {} })).rejects.toMatchObject({ code: 'nothing_to_undo' });
  });
});

it('gives one pass back where two devices undo at once', async () => {
  const [me, nora] = [await player(), await add()];
  await choose(me, nora, 'pass');
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => as(me, undoSwipe, { body: {} })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
