import { expect, it } from 'vitest';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { searchMembers } from '@parlour/contract/members/search-members';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { createSuggestions } from './suggestions.ts';
import { searchStage } from '../testing/search-stage.ts';

const database = await databaseOfFile();
const { add, brand, calls, search, settings, world } = await searchStage(database);

it('gay and lesbian members are shown their own gender first: by a search, in the game, after the sign-up', async () => {
  const [gay, lesbian] = [
    await add('Gay', { gender: 'male', sexuality: 'gay' }),
    await add('Lesbian', { gender: 'female', sexuality: 'lesbian' }),
  ];
  for (const [member, gender] of [
    [gay, 'male'],
    [lesbian, 'female'],
  ] as const) {
    const context = await contextOf(world(), member);
    const { queue } = await runCall(calls, listSwipes, {}, context);
    const { profiles, criteria } = await search({}, member);
    expect(criteria.gender).toBe(gender);
    const shown = [...queue, ...profiles, ...(await createSuggestions(createImageFor('key'))(context, member, 12))];
    expect(new Set(shown.map((card) => card.gender))).toEqual(new Set([gender]));
    expect((await search({ gender: gender === 'male' ? 'female' : 'male' }, member)).criteria.gender).not.toBe(gender);
  }
});

it('but by the brand’s default where it shows nobody’s sexuality', async () => {
  const kept = { ...settings, visible_profile_fields: ['gender' as const], search_fields: [] };
  const member = await contextOf(world(), await add('Gay elsewhere', { gender: 'male', sexuality: 'gay' }));
  const context = { ...member, brand: { ...brand, settings: kept } };
  expect((await runCall(calls, searchMembers, { query: {} }, context)).criteria.gender).toBe('female');
});
