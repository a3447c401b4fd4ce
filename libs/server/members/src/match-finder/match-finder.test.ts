import { beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { getMatchFinder } from '@parlour/contract/members/get-match-finder';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { MAX_LOOKED_AT } from '@parlour/models/members/match-finder';
import type { ProfileField } from '@parlour/models/profile-fields';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { getMatchFinderCall } from './get-match-finder.ts';
import { saveMatchFinderCall } from './save-match-finder.ts';
import type { MembersPorts } from '../ports.ts';

const now = new Date('2026-11-21T12:00:00Z');
const yesterday = new Date('2026-11-20T12:00:00Z');
const ports = {
  imageFor: createImageFor('key'),
  deliver: async () => {},
  openConversation: async () => null,
} as unknown as MembersPorts;
const calls = [getMatchFinderCall(ports), saveMatchFinderCall(ports)];

const database = await databaseOfFile();
let seeker: string;
const db = () => database.forBrand('default');
const add = (name: string, wishes: MemberWishes = {}) => addMember(db(), 'default', { name, ...wishes });
const context = (visible: readonly ProfileField[] = settings.visible_profile_fields) =>
  contextOf(
    {
      brand: { id: 'default', version: 1, settings: { ...settings, visible_profile_fields: [...visible] } },
      db: db(),
      now,
    },
    seeker,
  );
const answers: BodyInput<typeof saveMatchFinder> = {
  interests: ['wine', 'travelling'],
  min_age: 30,
  max_age: 60,
  near: 'country',
  relationship_statuses: ['single'],
};
const answer = async (changes: Partial<typeof answers> = {}, visible?: readonly ProfileField[]) =>
  runCall(calls, saveMatchFinder, { body: { ...answers, ...changes } }, await context(visible));
const names = ({ matches }: { matches: { profile: { name: string } }[] }) => matches.map(({ profile }) => profile.name);

beforeEach(async () => {
  await db().deleteFrom('members').where('brand', '=', 'default').execute();
  seeker = await add('Seeker', { gender: 'male', date_of_birth: '1984-02-01', interests: ['wine'] });
  await add('Shares', { interests: ['travelling', 'wine', 'opera'], relationship_status: 'single' });
  await add('Near', { interests: [] });
  await add('Away', { country: 'BE', region: null, city: null, interests: ['wine'] });
  await add('Elsewhere', { region: 'nl-gelderland', city: 'Arnhem', interests: ['wine'], date_of_birth: '1970-01-01' });
});

describe('the match finder', () => {
  it('begins with the own interests and ages about the own, and shows nobody yet', async () => {
    const reply = await runCall(calls, getMatchFinder, {}, await context());
    expect(reply).toMatchObject({
      answered: false,
      criteria: { interests: ['wine'], min_age: 34, max_age: 50, near: 'country', relationship_statuses: [] },
      matches: [],
    });
    expect(reply.questions.map(({ id }) => id)).toEqual(['interests', 'ages', 'near', 'relationship_statuses']);
  });

  it('ranks by what both have, tells why, and keeps the answers', async () => {
    const reply = await answer();
    expect(names(reply)).toEqual(['Shares', 'Near', 'Elsewhere']);
    expect(reply.matches[0]?.reasons).toEqual([
      { code: 'interests', interests: ['wine', 'travelling'] },
      { code: 'same_city' },
      { code: 'close_in_age' },
      { code: 'relationship_status', relationship_status: 'single' },
    ]);
    expect(await runCall(calls, getMatchFinder, {}, await context())).toEqual(reply);
    expect((await answer({ min_age: 60, max_age: 30, near: 'anywhere' })).criteria).toMatchObject({
      min_age: 30,
      max_age: 60,
      near: 'anywhere',
    });
  });

  it('looks where it is told to', async () => {
    expect(names(await answer({ near: 'region' }))).toEqual(['Shares', 'Near']);
    expect(names(await answer({ near: 'anywhere' }))).toContain('Away');
  });

  it('shows whom it was asked for though nothing but the age speaks for them', async () => {
    const wishes = { interests: [], relationship_statuses: [], min_age: 50, max_age: 60 };
    expect((await answer(wishes)).matches).toMatchObject([
      { profile: { name: 'Elsewhere' }, reasons: [{ code: 'wished_age' }] },
    ]);
  });

  it('looks for the own gender where the seeker is gay or lesbian', async () => {
    seeker = await add('Lesbian', { gender: 'female', sexuality: 'lesbian' });
    await add('Man', { gender: 'male' });
    expect(names(await answer())).toEqual(['Shares', 'Near', 'Elsewhere']);
  });

  it('offers no region to somebody who names none', async () => {
    seeker = await add('Discreet', { gender: 'male', region: null, city: null });
    const { questions, criteria } = await answer({ near: 'region' });
    expect(questions.find(({ id }) => id === 'near')?.options).toEqual(['country', 'anywhere']);
    expect(criteria.near).toBe('country');
  });

  it('leaves out whoever is invisible, blocked or liked already, and says nothing that is kept back', async () => {
    await add('Invisible', { interests: ['wine'], invisible: true });
    const blocker = await add('Blocker', { interests: ['wine'] });
    const liked = await add('Liked', { interests: ['wine'] });
    await add('Discreet', { interests: ['wine'], show_age: false, show_city: false });
    await db()
      .insertInto('blocks')
      .values({ brand: 'default', blocker_id: blocker, blocked_id: seeker, created_at: now })
      .execute();
    await db()
      .insertInto('likes')
      .values({ brand: 'default', from_id: seeker, to_id: liked, source: 'profile', created_at: now })
      .execute();
    const reply = await answer();
    expect(names(reply).toSorted()).toEqual(['Discreet', 'Elsewhere', 'Near', 'Shares']);
    const discreet = reply.matches.find(({ profile }) => profile.name === 'Discreet');
    expect(discreet).toMatchObject({ profile: { age: null, city: null } });
    expect(discreet?.reasons).toEqual([{ code: 'interests', interests: ['wine'] }, { code: 'same_region' }]);
  });

  it('looks past those who are liked already, however many were here since', async () => {
    for (let liked = 0; liked < MAX_LOOKED_AT; liked++) {
      const to_id = await add(`Liked ${liked}`, { active_at: now });
      const like = { brand: 'default', from_id: seeker, to_id, source: 'profile', created_at: now };
      await db().insertInto('likes').values(like).execute();
    }
    await db().updateTable('profiles').set({ active_at: yesterday }).where('name', 'not like', 'Liked %').execute();
    expect(names(await answer())).toEqual(['Shares', 'Near', 'Elsewhere']);
  });

  it('neither asks nor tells about fields that the brand does not show', async () => {
    const reply = await answer({}, ['gender', 'age', 'country']);
    expect(reply.questions.map(({ id }) => id)).toEqual(['ages', 'near']);
    expect(reply.criteria).toMatchObject({ interests: [], relationship_statuses: [] });
    expect(JSON.stringify(reply.matches)).not.toMatch(/interests|relationship/);
  });

  it('refuses ages below the minimum of the brand and answers that nobody offered', async () => {
    await expect(answer({ min_age: 12 })).rejects.toMatchObject({ code: 'age_below_minimum' });
    await expect(answer({ interests: ['crime' as never] })).rejects.toThrow('value_unknown');
  });

  it('keeps one set of answers of a member who sends two at once', async () => {
    await Promise.all([answer({ near: 'region' }), answer({ near: 'anywhere' })]);
    const rows = await db().selectFrom('match_finder_answers').select('near').where('brand', '=', 'default').execute();
    expect(rows).toHaveLength(1);
  });
});
