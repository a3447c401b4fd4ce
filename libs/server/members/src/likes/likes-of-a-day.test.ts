import { beforeEach, describe, expect, it } from 'vitest';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { doneOrRefused } from '@parlour/testing/done-or-refused';
import { membersWorld } from '../testing/members-world.ts';

/** The brand's midnight, in winter. */
const midnight = new Date('2026-11-21T23:00:00Z');
const evening = new Date('2026-11-21T20:00:00Z');

const database = await databaseOfFile();
const world = membersWorld(
  () => database,
  () => evening,
);
const { brand, add, as, choose, storedLikes } = world;
const limit = brand.settings.swipe_likes_per_day;

const player = (): Promise<string> => add({ gender: 'male' });
const addMany = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, () => add()));

beforeEach(() => world.clear());

describe('the likes of a day', () => {
  it('end with a refusal that says when there are new ones, and begin again at the brand’s midnight', async () => {
    const me = await player();
    const others = await addMany(limit + 2);
    for (const id of others.slice(0, limit)) await choose(me, id, 'like');
    const refused = { code: 'swipe_limit', status: 403, params: { resets_at: midnight.toISOString() } };
    const lastMoment = new Date(midnight.getTime() - 1);
    await expect(choose(me, others[limit]!, 'like', lastMoment)).rejects.toMatchObject(refused);
    expect(await choose(me, others[limit]!, 'pass', lastMoment)).toMatchObject({ likes_left: 0 });
    expect(await choose(me, others[limit + 1]!, 'like', midnight)).toMatchObject({ likes_left: limit - 1 });
  });

  it('last 25 hours where the clocks go back', async () => {
    const me = await player();
    const others = await addMany(limit + 1);
    const before = new Date('2026-10-25T00:30:00Z');
    for (const id of others.slice(0, limit)) await choose(me, id, 'like', before);
    const lastHour = choose(me, others[limit]!, 'like', new Date('2026-10-25T22:59:59.999Z'));
    await expect(lastHour).rejects.toMatchObject({ params: { resets_at: '2026-10-25T23:00:00.000Z' } });
    expect(await choose(me, others[limit]!, 'like', new Date('2026-10-25T23:00:00Z'))).toMatchObject({ match: false });
  });

  it('are held by two devices that like at once', async () => {
    const me = await player();
    const others = await addMany(20);
    const outcomes = await Promise.allSettled(others.map((id) => choose(me, id, 'like')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'swipe_limit' });
    expect(await storedLikes()).toHaveLength(limit);
  });

  it('last 23 hours where the clocks go forward', async () => {
    const me = await player();
    const others = await addMany(limit + 1);
    for (const id of others.slice(0, limit)) await choose(me, id, 'like', new Date('2026-03-28T23:00:00Z'));
    const lastHour = choose(me, others[limit]!, 'like', new Date('2026-03-29T21:59:59.999Z'));
    await expect(lastHour).rejects.toMatchObject({ params: { resets_at: '2026-03-29T22:00:00.000Z' } });
    expect(await choose(me, others[limit]!, 'like', new Date('2026-03-29T22:00:00Z'))).toMatchObject({ match: false });
  });

  it.each([
    ['of winter', midnight],
    ['after the day of 25 hours', new Date('2026-10-25T23:00:00Z')],
    ['after the day of 23 hours', new Date('2026-03-29T22:00:00Z')],
  ])('are held on both sides of the midnight %s, whichever request comes last', async (_, midnight) => {
    const me = await player();
    const others = await addMany(20);
    const before = new Date(midnight.getTime() - 1);
    await doneOrRefused(
      others.map((id, place) => choose(me, id, 'like', place % 2 === 0 ? before : midnight)),
      ['swipe_limit'],
    );
    const stamps = (await storedLikes()).map(({ created_at }) => created_at.getTime());
    expect(stamps.filter((stamp) => stamp === midnight.getTime()).length).toBeLessThanOrEqual(limit);
    // Whatever was asked for before midnight and comes after it counts for the new day.
    expect(stamps.length).toBeGreaterThanOrEqual(limit);
    expect(stamps.length).toBeLessThanOrEqual(2 * limit);
    expect(await as(me, getSwipeRound, { query: { round: '1' } }, midnight)).toMatchObject({ likes_left: 0 });
  });

  it('count one person once, however many devices like them at once', async () => {
    const [me, nora] = [await player(), await add()];
    await Promise.all(Array.from({ length: 6 }, () => choose(me, nora, 'like')));
    expect(await storedLikes()).toHaveLength(1);
    expect(await as(me, getSwipeRound, { query: { round: '1' } })).toMatchObject({ likes_left: limit - 1 });
  });
});
