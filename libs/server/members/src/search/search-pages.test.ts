import { beforeAll, describe, expect, it } from 'vitest';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { searchStage } from '../testing/search-stage.ts';

const database = await databaseOfFile();
const { add, ago, calls, found, now, search, seeker, world } = await searchStage(database);

describe('pages of a search', () => {
  beforeAll(async () => {
    for (let number = 0; number < 45; number += 1)
      await add(`Many ${number}`, { gender: 'male', country: 'DE', region: null, city: null, active_at: ago(100) });
    await add('Neighbour', { gender: 'male', country: 'FR', region: null, city: null, active_at: ago(100) });
  });

  it('go on without gaps or repeats, by number and by cursor, though all were active at once', async () => {
    const filters = { gender: 'male', country: 'DE', min_age: 18, max_age: 99 } as const;
    const first = await search(filters);
    const second = await search({ ...filters, page: '2' });
    const byCursor = await search({ ...filters, page: '2', next: first.next });
    const third = await search({ ...filters, page: 3, next: byCursor.next });
    expect(first).toMatchObject({ total: 45, pages: 3, page: 1 });
    expect(found(byCursor)).toEqual(found(second));
    expect(new Set([first, byCursor, third].flatMap(found)).size).toBe(45);
    expect(third.next).toBeUndefined();
  });

  it('hand out a cursor that tells nobody when somebody was here, and is good for its own page alone', async () => {
    const filters = { gender: 'male', country: 'DE', min_age: 18, max_age: 99 } as const;
    const { next } = await search(filters);
    expect(Buffer.from(next!, 'base64url').toString('latin1')).not.toMatch(/20\d\d-/);
    expect(await search({ ...filters, next })).toMatchObject({ page: 2 });
    await expect(search({ ...filters, page: 3, next })).rejects.toMatchObject({ fields: { next: 'value_unknown' } });
  });

  it('of those just outside go on in the same way', async () => {
    const query = { gender: 'male', country: 'AT', min_age: 18, max_age: 99 } as const;
    const context = await contextOf(world(), seeker);
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(await runCall(calls, similarMembers, { query: { ...query, page } }, context));
    const count = pages[0]!.count;
    expect(count).toBeGreaterThan(45);
    expect(pages.map(({ page, pages: last }) => [page, last])).toEqual([1, 2, 3].map((page) => [page, 3]));
    expect(new Set(pages.flatMap(found)).size).toBe(count);
  });

  it('behind the last one are empty, and keep the total', async () => {
    const reply = await search({ gender: 'male', country: 'DE', min_age: 18, max_age: 99, page: '9' });
    expect(reply).toMatchObject({ profiles: [], total: 45, pages: 3, page: 9 });
  });

  it('of a search for traits go on in the same way', async () => {
    const filters = { gender: 'male', country: 'DE', min_age: 18, max_age: 99 } as const;
    await database
      .forBrand('default')
      .updateTable('profiles')
      .set({ hair_color: 'black' })
      .where('country', '=', 'DE')
      .execute();
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await search({ ...filters, hair_color: 'black,red', page }));
    expect(pages.map(({ profiles }) => profiles.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flatMap(found)).size).toBe(45);
  });

  it('of a map are kept for half a minute, so that leafing shows nobody twice', async () => {
    const filters = { gender: 'male', country: 'DE', min_age: 18, max_age: 98 } as const;
    const first = await search(filters);
    const riser = first.profiles.length && (await search({ ...filters, page: 2 })).profiles[3]!.id;
    await database
      .forBrand('default')
      .updateTable('profiles')
      .set({ active_at: ago(1) })
      .where('member_id', '=', `${riser}`)
      .execute();
    const second = await search({ ...filters, page: 2 });
    expect(found(first).filter((name) => found(second).includes(name))).toEqual([]);
  });

  it('sorts by who is new', async () => {
    await add('Newest', { gender: 'male', country: 'AT', created_at: now, active_at: ago(500) });
    await add('Oldest', { gender: 'male', country: 'AT', created_at: ago(900), active_at: ago(1) });
    expect(found(await search({ gender: 'male', country: 'AT', min_age: 18, max_age: 99, sort: 'new' }))).toEqual([
      'Newest',
      'Oldest',
    ]);
  });
});
