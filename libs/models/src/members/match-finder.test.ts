import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interests as allInterests } from '../interests.ts';
import { profileFields } from '../profile-fields.ts';
import { questionsFor, rankMatches, type MatchCandidate, type MatchCriteria } from './match-finder.ts';

const criteria: MatchCriteria = {
  interests: ['wine', 'travelling'],
  min_age: 35,
  max_age: 55,
  near: 'country',
  relationship_statuses: ['single'],
};
const seeker = { age: 41, criteria };
const person = (id: string, changes: Partial<MatchCandidate> = {}): MatchCandidate => ({
  id,
  interests: [],
  age: 54,
  place: 'country',
  relationship_status: null,
  ...changes,
});
const ranked = (...candidates: MatchCandidate[]) => rankMatches(seeker, candidates);

describe('ranking', () => {
  it('says why, in words that the page can make', () => {
    const nora = person('nora', {
      interests: ['wine', 'opera', 'travelling'],
      age: 39,
      place: 'same_city',
      relationship_status: 'single',
    });
    expect(ranked(nora)[0]?.reasons).toEqual([
      { code: 'interests', interests: ['wine', 'travelling'] },
      { code: 'same_city' },
      { code: 'close_in_age' },
      { code: 'relationship_status', relationship_status: 'single' },
    ]);
  });

  it('puts whoever shares more in front, and keeps the order of those who are equal', () => {
    const order = ranked(
      person('near', { place: 'same_region' }),
      person('wine', { interests: ['wine'] }),
      person('both', { interests: ['travelling', 'wine'] }),
      person('also near', { place: 'same_region' }),
    ).map(({ candidate }) => candidate.id);
    expect(order).toEqual(['both', 'wine', 'near', 'also near']);
  });

  it('shows nobody without a reason, and never counts an age that is kept back', () => {
    expect(ranked(person('nothing', { age: 56 }), person('hidden', { age: null }))).toEqual([]);
  });

  it('shows whoever is of the wished age and nothing more, behind all others', () => {
    const [first, last] = ranked(person('youngest', { age: 35 }), person('near', { place: 'same_region' }));
    expect(first).toMatchObject({ candidate: { id: 'near' }, reasons: [{ code: 'same_region' }] });
    expect(last).toMatchObject({ candidate: { id: 'youngest' }, reasons: [{ code: 'wished_age' }] });
  });

  it('shows no more than asked for, each of the candidates once, best first', () => {
    const candidate = fc.record({
      id: fc.uuid(),
      interests: fc.subarray([...allInterests], { maxLength: 6 }),
      age: fc.option(fc.integer({ min: 18, max: 99 })),
      place: fc.constantFrom('same_city' as const, 'same_region' as const, 'country' as const, 'abroad' as const, null),
      relationship_status: fc.option(fc.constantFrom('single', 'married')),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(candidate, { selector: ({ id }) => id }),
        fc.integer({ min: 1, max: 9 }),
        (all, most) => {
          const matches = rankMatches(seeker, all, most);
          const everybody = rankMatches(seeker, all, all.length);
          expect(matches).toEqual(everybody.slice(0, most));
          expect(new Set(everybody.map((match) => match.candidate)).size).toBe(everybody.length);
        },
      ),
    );
  });
});

describe('questions', () => {
  it('are asked about fields that the brand shows, and no others', () => {
    expect(questionsFor(profileFields)).toEqual(['interests', 'ages', 'near', 'relationship_statuses']);
    expect(questionsFor(['gender', 'age', 'country'])).toEqual(['ages', 'near']);
  });
});
