import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as defaultBrand } from '@parlour/app-default/settings';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { related } from '@parlour/contract/profile/related';
import { openFilters } from '@parlour/models/members/search-criteria';
import type { QueryInput } from '@parlour/contract/define-call';
import type { Database } from '@parlour/server-db/database';
import { createImageFor } from '@parlour/server-media';
import { sealer } from '@parlour/server-kit/sealing';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { membersCalls } from './index.ts';
import { countFound, mapSearch, searchPage, type Search } from './store/search.ts';
import { viewingOf } from './viewing.ts';

const settings = { ...defaultBrand, search_fields: defaultBrand.visible_profile_fields };
const brand = { id: 'default', version: 1, settings };
const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const calls = membersCalls({
  imageFor: createImageFor('key'),
  cursors: sealer(Buffer.from('key'), 'search cursors'),
  deliver: async () => 1,
  openConversation: async () => null,
});

let database: Database;
let seeker: string;
const names = new Map<string, string>();

const world = () => ({ brand, db: database.forBrand('default'), now });
async function add(name: string, wishes: MemberWishes = {}): Promise<string> {
  const id = await addMember(database.forBrand('default'), 'default', { name, ...wishes });
  names.set(id, name);
  return id;
}
async function search(query: QueryInput<typeof searchMembers>, memberId: string | undefined = seeker) {
  return runCall(calls, searchMembers, { query }, await contextOf(world(), memberId));
}
const found = (reply: { profiles: { id: string }[] }): (string | undefined)[] =>
  reply.profiles.map(({ id }) => names.get(id));

beforeAll(async () => {
  database = await testDatabase();
  seeker = await add('Seeker', { gender: 'male', active_at: ago(0) });
  await add('Anna', { active_at: ago(1), hair_color: 'red', interests: ['wine', 'music'], show_to_visitors: true });
  await add('Berta', { active_at: ago(10), city: 'Amersfoort', photo_verified: true, morePhotos: 2 });
  await add('Clara', {
    active_at: ago(20),
    region: 'nl-gelderland',
    city: 'Arnhem',
    date_of_birth: '1960-01-01',
    show_city: false,
  });
  await add('Dora', { active_at: ago(30), country: 'BE', region: null, city: null, withPhoto: false });
  await add('Invisible', { active_at: ago(2), invisible: true });
  await add('Unconfirmed', { active_at: ago(2), confirmed: false });
  const blocker = await add('Blocker', { active_at: ago(2) });
  const blocked = await add('Blocked', { active_at: ago(2) });
  await database
    .forBrand('default')
    .insertInto('blocks')
    .values([
      { brand: 'default', blocker_id: blocker, blocked_id: seeker, created_at: now },
      { brand: 'default', blocker_id: seeker, blocked_id: blocked, created_at: now },
    ])
    .execute();
  await addMember(database.forBrand('gay'), 'gay', { name: 'Elsewhere', active_at: ago(1) });
});

afterAll(() => database.close());

describe('a search', () => {
  it('finds by the brand defaults, most recently active first, without self, invisible, unconfirmed or blocked ones', async () => {
    const reply = await search({ min_age: 18, max_age: 99 });
    expect(found(reply)).toEqual(['Anna', 'Berta', 'Clara']);
    expect(reply).toMatchObject({ total: 3, pages: 1, limited: null, criteria: { gender: 'female', country: 'NL' } });
  });

  it.each<[string, QueryInput<typeof searchMembers>, string[]]>([
    ['country=all', { country: 'all' }, ['Anna', 'Berta', 'Clara', 'Dora']],
    ['region', { countryregion: 'nl-utrecht' }, ['Anna', 'Berta']],
    ['city', { countryregion: 'nl-utrecht', city: 'Utrecht' }, ['Anna']],
    ['a hidden city finds nobody', { countryregion: 'nl-gelderland', city: 'Arnhem' }, []],
    ['ages', { min_age: 60 }, ['Clara']],
    ['online', { online: '1' }, ['Anna']],
    ['with_photo', { with_photo: '1', country: 'all' }, ['Anna', 'Berta', 'Clara']],
    ['verified', { verified: '1' }, ['Berta']],
    ['a choice', { hair_color: 'red,black' }, ['Anna']],
    ['interests', { interests: 'music,art' }, ['Anna']],
    ['gender', { gender: 'male' }, []],
  ])('filters by %s', async (_, query, expected) => {
    expect(found(await search({ min_age: 18, max_age: 99, ...query }))).toEqual(expected);
  });

  it('says what others may know and no more', async () => {
    const { profiles } = await search({ min_age: 18, max_age: 99 });
    const clara = profiles.find(({ name }) => name === 'Clara');
    expect(clara).toMatchObject({ city: null, distance_band: 'country', online: 'today', age: 66, like_sent: false });
    expect(profiles[0]).toMatchObject({ online: 'now', distance_band: 'same_city' });
    expect(JSON.stringify(profiles)).not.toMatch(/date_of_birth|active_at|1985|storage/);
  });

  it('refuses what is not offered', async () => {
    await expect(search({ min_age: 17 })).rejects.toMatchObject({ code: 'age_below_minimum', params: { min_age: 18 } });
    await expect(search({ country: 'BE', countryregion: 'nl-utrecht' })).rejects.toMatchObject({
      code: 'region_unknown',
    });
    await expect(search({ next: 'made-up' })).rejects.toMatchObject({ code: 'value_unknown' });
    expect(searchMembers.query.safeParse({ shoe_size: '44' }).error?.issues[0]?.message).toBe('filter_unknown');
    const without = { ...brand, settings: { ...settings, search_fields: [] } };
    const context = { ...(await contextOf(world(), seeker)), brand: without };
    await expect(runCall(calls, searchMembers, { query: { hair_color: 'red' } }, context)).rejects.toMatchObject({
      code: 'filter_unknown',
    });
  });

  it('shows visitors only who agreed, and nobody where the brand does not', async () => {
    const context = await contextOf(world());
    const reply = await runCall(
      calls,
      searchMembers,
      { query: { gender: 'female', country: 'all', min_age: 18, max_age: 99 } },
      context,
    );
    expect(found(reply)).toEqual(['Anna']);
    expect(reply.limited).toBe('login');
    expect(reply.profiles[0]?.main_image?.filename).toContain('/card.jpg');
    const closed = { ...context, brand: { ...brand, settings: { ...settings, logged_out_search: false } } };
    await expect(runCall(calls, searchMembers, { query: {} }, closed)).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });

  it('lets in by a traffic source whoever would stay outside without, where the brand says so', async () => {
    const context = await contextOf(world());
    const bySource = { ...settings, logged_out_search: false, logged_out_search_trafficsource: true };
    const invited = { ...context, brand: { ...brand, settings: bySource }, hasTrafficSource: true };
    const query = { gender: 'female', country: 'all' } as const;
    expect(found(await runCall(calls, searchMembers, { query }, invited))).toEqual(['Anna']);
    const refused = { code: 'authentication_required' };
    const without = { ...invited, hasTrafficSource: false };
    await expect(runCall(calls, searchMembers, { query }, without)).rejects.toMatchObject(refused);
    const closed = { ...bySource, logged_out_search_trafficsource: false };
    const nowhere = { ...invited, brand: { ...brand, settings: closed } };
    await expect(runCall(calls, searchMembers, { query }, nowhere)).rejects.toMatchObject(refused);
  });
});

describe('similar members', () => {
  it('are those just outside, with what was widened', async () => {
    const query = { countryregion: 'nl-utrecht', min_age: 30, max_age: 50 } as const;
    const reply = await runCall(calls, similarMembers, { query }, await contextOf(world(), seeker));
    expect(found(reply)).toEqual(['Dora']);
    expect(reply).toMatchObject({ count: 1, page: 1, pages: 1, relaxed: ['region', 'age', 'country'] });
  });
});

describe('related members', () => {
  it('are like the profile, without itself', async () => {
    const anna = [...names].find(([, name]) => name === 'Anna')![0];
    const reply = await runCall(calls, related, { query: { profile_id: anna } }, await contextOf(world(), seeker));
    expect(found(reply)).toEqual(['Berta']);
  });
});

describe('a search for traits', () => {
  beforeAll(async () => {
    for (let number = 0; number < 8; number += 1)
      await add(`Trait ${number}`, {
        gender: 'male',
        country: 'FR',
        region: null,
        city: null,
        hair_color: number === 5 ? 'red' : 'black',
        active_at: ago(100 + number),
      });
  });
  const criteria = { ...openFilters, gender: 'male', country: 'FR', min_age: 18, max_age: 99 } as const;
  const red = async (lookedAt: Search['lookedAt']): Promise<Search> => ({
    viewing: viewingOf(await contextOf(world(), seeker)),
    criteria: { ...criteria, choices: { hair_color: ['red'] } },
    lookedAt,
  });
  const db = () => database.forBrand('default');

  it('goes further where the first of the walk have too few', async () => {
    const search = await red({ first: 3, last: 20 });
    expect((await searchPage(db(), search, null, 20)).map(({ name }) => name)).toEqual(['Trait 5']);
    expect(await countFound(db(), search)).toBe(1);
    expect(await mapSearch(db(), search, 20)).toEqual({ found: 1, isCapped: false, ends: [] });
  });

  it('says that there may be more where the walk is longer than what is looked at', async () => {
    expect(await mapSearch(db(), await red({ first: 3, last: 6 }), 20)).toMatchObject({ found: 1, isCapped: true });
    expect(await mapSearch(db(), await red({ first: 3, last: 8 }), 20)).toMatchObject({ found: 1, isCapped: false });
    const anybody = { ...(await red({ first: 1, last: 1 })), criteria };
    expect(await mapSearch(db(), anybody, 20)).toMatchObject({ found: 8, isCapped: false });
  });
});

describe('pages', () => {
  beforeAll(async () => {
    for (let number = 0; number < 45; number += 1)
      await add(`Many ${number}`, { gender: 'male', country: 'DE', region: null, city: null, active_at: ago(100) });
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
    await expect(search({ ...filters, page: 3, next })).rejects.toMatchObject({ code: 'value_unknown' });
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
