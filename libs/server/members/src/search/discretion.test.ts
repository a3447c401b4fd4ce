import { v4 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { getLike } from '@parlour/contract/members/get-like';
import { listLikes } from '@parlour/contract/members/list-likes';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { related } from '@parlour/contract/profile/related';
import { filterFields } from '@parlour/models/profile-fields';
import { purge } from '@parlour/server-jobs/purge';
import { kitPurges } from '@parlour/server-kit/purges';
import { touchSession } from '@parlour/server-kit/sessions/session-store';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { signIn } from '@parlour/testing/sign-in';
import { createCards } from '../cards/cards.ts';
import { createGuests } from './guests.ts';
import { membersCalls } from '../index.ts';
import { createSuggestions } from './suggestions.ts';
import { viewingOf } from './viewing.ts';

const wishes = { search_fields: [...filterFields], logged_out_search: true };
const brand = { id: 'default', version: 1, settings: { ...settings, ...wishes } };
const now = new Date('2026-11-21T12:00:00Z');
const imageFor = createImageFor('key');
const calls = membersCalls({ imageFor, deliver: async () => {}, openConversation: async () => null } as never);

const database = await databaseOfFile();
let seeker: string;
let open: string;
const db = () => database.forBrand('default');
const context = (memberId?: string) => contextOf({ brand, db: db(), now }, memberId);
const add = (name: string, wishes: MemberWishes = {}) =>
  addMember(db(), 'default', { name, active_at: now, show_to_visitors: true, ...wishes });

/** Every list of people that somebody else can be found in, as text. */
async function everyList(): Promise<string> {
  const member = await context(seeker);
  const ages = { min_age: 18, max_age: 99 };
  return JSON.stringify([
    await runCall(calls, searchMembers, { query: { ...ages, country: 'all' } }, member),
    await runCall(calls, searchMembers, { query: { ...ages, online: '1' } }, member),
    await runCall(calls, searchMembers, { query: ages }, await context()),
    await runCall(calls, similarMembers, { query: { min_age: 80, max_age: 81, countryregion: 'nl-utrecht' } }, member),
    await runCall(calls, related, { query: { profile_id: open } }, member),
    await createSuggestions(imageFor)(member, seeker, 12),
    await createGuests(imageFor)(await context(), 12),
  ]);
}

beforeEach(async () => {
  await db().deleteFrom('members').where('brand', '=', 'default').execute();
  seeker = await add('Seeker', { gender: 'male' });
  open = await add('Open');
});

describe('an invisible member', () => {
  it('is in no list of people', async () => {
    await add('Unseen', { invisible: true });
    const lists = await everyList();
    expect(lists).toContain('Open');
    expect(lists).not.toContain('Unseen');
  });

  it('is still shown to those whom they liked', async () => {
    const unseen = await add('Unseen', { invisible: true });
    await db()
      .insertInto('likes')
      .values({ brand: 'default', from_id: unseen, to_id: seeker, source: 'profile', created_at: now })
      .execute();
    const likes = await runCall(calls, listLikes, { query: { type: 'received' } }, await context(seeker));
    expect(JSON.stringify(likes)).toContain('Unseen');
    const like = await runCall(calls, getLike, { query: { profile_id: unseen } }, await context(seeker));
    expect(like.like.profile.name).toBe('Unseen');
  });
});

describe('what a member keeps back', () => {
  const discreet = { show_age: false, show_city: false, show_online: false } as const;

  it('is on the card of nobody who looks, in no list', async () => {
    const id = await add('Discreet', discreet);
    const lists = JSON.parse(await everyList()) as unknown[];
    const cards: Record<string, unknown>[] = [];
    JSON.stringify(lists, (_, value: Record<string, unknown> | null) => {
      if (value?.['id'] === id) cards.push(value);
      return value;
    });
    expect(cards.length).toBeGreaterThan(4);
    for (const card of cards) {
      expect(card).toMatchObject({ name: 'Discreet', age: null, city: null, online: null });
      expect(card['distance_band']).not.toBe('same_city');
      expect(JSON.stringify(card)).not.toMatch(/Utrecht"|1985|active_at/);
    }
  });

  it('is with what the brand keeps back on the card of nobody who looks', async () => {
    const id = await add('Open to all');
    const kept = { ...brand, settings: { ...brand.settings, visible_profile_fields: ['gender' as const] } };
    const cardFor = async (memberId: string) => {
      const looking = await contextOf({ brand: kept, db: db(), now }, memberId);
      return (await createCards(imageFor)(db(), viewingOf(looking), [id])).get(id);
    };
    expect(await cardFor(seeker)).toMatchObject({ age: null, region: null, city: null, distance_band: 'country' });
    expect(await cardFor(id)).toMatchObject({ age: 41, region: 'nl-utrecht', city: 'Utrecht' });
  });

  it('is told by no place in a list: a visit moves none before its week is over, and then by the week alone', async () => {
    const discreet = await add('Discreet', { show_online: false, active_at: new Date('2026-11-10T12:00:00Z') });
    await add('Here on Tuesday', { active_at: new Date('2026-11-17T09:00:00Z') });
    await add('Here two weeks ago', { active_at: new Date('2026-11-11T12:00:00Z') });
    await add('Here six days ago', { active_at: new Date('2026-11-15T13:00:00Z') });
    const { id } = await signIn(db(), 'default', discreet);
    await touchSession(db(), 'default', { id, memberId: discreet }, now);
    const found = async () => {
      const query = { min_age: 18, max_age: 99, country: 'all' as const };
      const { profiles } = await runCall(calls, searchMembers, { query }, await context(seeker));
      return profiles.map(({ name }) => name);
    };
    expect(await found()).toEqual(['Open', 'Here on Tuesday', 'Here six days ago', 'Here two weeks ago', 'Discreet']);
    await purge(database, kitPurges);
    expect(await found()).toEqual(['Open', 'Here on Tuesday', 'Discreet', 'Here six days ago', 'Here two weeks ago']);
  });

  it('is on their own card', async () => {
    const id = await add('Discreet', discreet);
    const cards = await createCards(imageFor)(db(), viewingOf(await context(id)), [id]);
    expect(cards.get(id)).toMatchObject({ age: 41 });
  });

  it('finds nobody who keeps the city or the last visit back by it', async () => {
    await add('Discreet', discreet);
    const member = await context(seeker);
    const inCity = { countryregion: 'nl-utrecht', city: 'Utrecht', min_age: 18, max_age: 99 };
    expect(JSON.stringify(await runCall(calls, searchMembers, { query: inCity }, member))).not.toContain('Discreet');
    const online = { online: '1' as const, min_age: 18, max_age: 99 };
    expect(JSON.stringify(await runCall(calls, searchMembers, { query: online }, member))).not.toContain('Discreet');
  });

  it('finds whoever keeps the age back by ten years together, and no search or list tells more', async () => {
    const ofAge = (age: number) => ({ date_of_birth: `${2025 - age}-12-01` });
    const id = await add('Discreet', { ...discreet, ...ofAge(43) });
    for (const age of [38, 40, 49, 50]) await add(`Aged ${age}`, ofAge(age));
    const member = await context(seeker);
    const found = async (min_age: number, max_age: number) => {
      const { profiles } = await runCall(calls, searchMembers, { query: { min_age, max_age } }, member);
      return profiles.map(({ name }) => name).toSorted();
    };
    expect(await found(43, 43)).toEqual(['Discreet']);
    expect(await found(40, 40)).toEqual(['Aged 40', 'Discreet']);
    expect(await found(49, 50)).toEqual(['Aged 49', 'Aged 50', 'Discreet']);
    expect(await found(30, 39)).toEqual(['Aged 38']);
    expect(await found(50, 60)).toEqual(['Aged 50']);
    const { profiles } = await runCall(calls, related, { query: { profile_id: id } }, member);
    expect(profiles.map(({ name }) => name).toSorted()).toEqual(['Aged 40', 'Aged 49', 'Open']);
  });
});

describe('what a profile tells members alone', () => {
  it.each([
    { relationship_status: 'married' },
    { sexuality: 'bi' },
    { hair_color: 'red' },
    { interests: 'wine' },
  ] as const)('is no filter for a visitor: %j', async (query) => {
    const refused = { code: 'filter_unknown' };
    await expect(runCall(calls, searchMembers, { query }, await context())).rejects.toMatchObject(refused);
    await expect(runCall(calls, similarMembers, { query }, await context())).rejects.toMatchObject(refused);
    await runCall(calls, searchMembers, { query }, await context(seeker));
  });

  it('does not keep visitors from searching by what cards say', async () => {
    const query = { countryregion: 'nl-utrecht', city: 'Utrecht', online: '1', min_age: 18, max_age: 99 } as const;
    expect(JSON.stringify(await runCall(calls, searchMembers, { query }, await context()))).toContain('Open');
  });
});

describe('related profiles', () => {
  const relatedTo = async (profile_id: string, memberId?: string) =>
    runCall(calls, related, { query: { profile_id } }, await context(memberId));

  it('are shown to whom the profile itself is', async () => {
    const gone = await add('Gone', { confirmed: false });
    await expect(relatedTo(gone, seeker)).rejects.toMatchObject({ code: 'profile_gone', status: 410 });
    await expect(relatedTo(gone)).rejects.toMatchObject({ code: 'authentication_required' });
    await expect(relatedTo(uuid(), seeker)).rejects.toMatchObject({ code: 'profile_not_found', status: 404 });
    expect(await relatedTo(gone, gone)).toMatchObject({ profiles: [{ name: 'Open' }] });

    const leaving = await add('Leaving');
    await db().updateTable('members').set({ status: 'pending_deletion' }).where('id', '=', leaving).execute();
    await expect(relatedTo(leaving, seeker)).rejects.toMatchObject({ code: 'profile_gone' });
    await expect(relatedTo(leaving)).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it('name whoever has blocked the viewer as they were called then', async () => {
    const blocker = await add('Newname');
    const block = {
      brand: 'default',
      blocker_id: blocker,
      blocked_id: seeker,
      blocker_name: 'Nora',
      created_at: new Date(),
    };
    await db().insertInto('blocks').values(block).execute();
    await expect(relatedTo(blocker, seeker)).rejects.toMatchObject({ code: 'blocked', params: { name: 'Nora' } });
  });
});
