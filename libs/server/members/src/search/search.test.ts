import { beforeAll, describe, expect, it } from 'vitest';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import type { QueryInput } from '@parlour/contract/define-call';
import { related } from '@parlour/contract/profile/related';
import { openFilters } from '@parlour/models/members/search-criteria';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import type { Search } from '../store/search-conditions.ts';
import { countFound, mapSearch, searchPage } from '../store/search.ts';
import { searchStage } from '../testing/search-stage.ts';
import { viewingOf } from './viewing.ts';

const database = await databaseOfFile();
const { add, ago, brand, calls, found, names, search, seeker, settings, world } = await searchStage(database);

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
    ['a city as it is typed', { countryregion: 'nl-utrecht', city: 'utrecht' }, ['Anna']],
    ['region and city that were left empty', { countryregion: '', city: '' }, ['Anna', 'Berta', 'Clara']],
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

  it.each([
    [{ min_age: 50, max_age: 40 }, [40, 50]],
    [{ min_age: 30 }, [30, 45]],
    [{ max_age: 42 }, [25, 42]],
    [{ min_age: 60 }, [60, 99]],
    [{ max_age: 20 }, [18, 20]],
    [{}, [25, 45]],
  ])('reads %j as the ages %j where the brand begins with 25 to 45', async (query, [min_age, max_age]) => {
    const narrow = { ...settings, default_search: { ...settings.default_search, min_age: 25, max_age: 45 } };
    const context = { ...(await contextOf(world(), seeker)), brand: { ...brand, settings: narrow } };
    const { criteria } = await runCall(calls, searchMembers, { query }, context);
    expect(criteria).toMatchObject({ min_age, max_age });
  });

  it('refuses what is not offered', async () => {
    await expect(search({ min_age: 17 })).rejects.toMatchObject({ code: 'age_below_minimum', params: { min_age: 18 } });
    await expect(search({ country: 'BE', countryregion: 'nl-utrecht' })).rejects.toMatchObject({
      fields: { countryregion: 'region_unknown' },
    });
    await expect(search({ next: 'made-up' })).rejects.toMatchObject({ fields: { next: 'value_unknown' } });
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

describe('a search for whom a newcomer may write to', () => {
  const greeted = async (changes: Partial<typeof settings> = {}) => {
    const context = { ...(await contextOf(world())), brand: { ...brand, settings: { ...settings, ...changes } } };
    const query = { country: 'BE', sort: 'new', with_photo: '1', takes_message: '1' } as const;
    return runCall(calls, searchMembers, { query }, context);
  };
  beforeAll(async () => {
    const there = { country: 'BE', region: null, city: null, show_to_visitors: true };
    await add('Everyone', there);
    await add('Liked', { ...there, who_can_message: 'liked' });
    await add('Matches', { ...there, who_can_message: 'matches' });
    await add('Fiction', { ...there, fictional: true });
    await add('Not asked', { ...there, show_to_visitors: false });
  });

  it('leaves out whose own rule does not let them write first', async () => {
    const reply = await greeted();
    expect(found(reply).map(String).toSorted()).toEqual(['Everyone', 'Fiction']);
    expect(reply).toMatchObject({ total: 2, pages: 1 });
  });

  it('finds nobody where it is not free, whatever credits the brand gives', async () => {
    const paid = { free_conversations: null, message_credits: 10 };
    expect(found(await greeted({ ...paid, signup_credits: 10 }))).toEqual([]);
  });
});
