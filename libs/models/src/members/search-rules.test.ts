import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearsBetween } from '../day.ts';
import { bandsAround, birthDatesOfAges, oldestAge } from './birth-dates.ts';
import { likeVerdict } from './like-verdict.ts';
import { onlineBand } from './online-band.ts';
import { defaultCriteria, genderSought, searchFieldsFor } from './search-criteria.ts';
import { pagesFor } from './search-limits.ts';
import { widenSearch } from './widen-search.ts';

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const settings = {
  default_search: { visitor: 'female', male: 'female', female: 'male', min_age: 30, max_age: 60 },
  genders: ['male', 'female'],
  visible_profile_fields: ['gender', 'sexuality'],
} as const;

describe('birth dates of ages', () => {
  it('hold exactly those whose age is between the two', () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 18, max: 60 }),
        fc.integer({ min: 0, max: 38 }),
        (born, today, youngest, more) => {
          const oldest = youngest + more;
          const { after, until } = birthDatesOfAges(youngest, oldest, today);
          const age = yearsBetween(born, today);
          expect(born <= until && (after === null || born > after)).toBe(age >= youngest && age <= oldest);
        },
      ),
      {
        examples: [
          ['2000-02-29', '2018-02-28', 18, 2],
          ['2006-02-28', '2024-02-29', 18, 0],
          ['2000-02-29', '2018-03-01', 18, 0],
        ],
      },
    );
  });

  it('have no end at the oldest age', () => {
    expect(birthDatesOfAges(50, oldestAge, '2026-11-21').after).toBeNull();
  });

  it.each([
    [18, 18, 18, 29],
    [41, 41, 40, 49],
    [29, 30, 18, 39],
    [30, 49, 30, 49],
    [70, 71, 70, oldestAge],
    [18, oldestAge, 18, oldestAge],
  ])('of %d to %d are widened to %d to %d where somebody keeps the age back', (youngest, oldest, from, to) => {
    expect(bandsAround(youngest, oldest)).toEqual({ youngest: from, oldest: to });
  });
});

describe('online band', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [0, 'now'],
    [5, 'now'],
    [6, 'today'],
    [24 * 60, 'today'],
    [25 * 60, 'week'],
    [8 * 24 * 60, null],
  ])('%d minutes ago is %s', (minutes, band) => {
    expect(onlineBand(new Date(now.getTime() - minutes * 60_000), now)).toBe(band);
  });
});

it.each([
  [null, 'female'],
  [{ gender: 'male', sexuality: 'gay' }, 'male'],
  [{ gender: 'female', sexuality: 'lesbian' }, 'female'],
  [{ gender: 'female', sexuality: 'gay' }, 'female'],
  [{ gender: 'male', sexuality: 'hetero' }, 'female'],
  [{ gender: 'female', sexuality: 'bi' }, 'male'],
  [{ gender: 'female', sexuality: null }, 'male'],
] as const)('a search shows to %j first %s members', (searcher, gender) => {
  expect(genderSought(settings, searcher)).toBe(gender);
});

it('a search goes by the brand’s default where nobody sees a sexuality, or nobody of the own gender is there', () => {
  const gay = { gender: 'male', sexuality: 'gay' } as const;
  expect(genderSought({ ...settings, visible_profile_fields: ['gender'] }, gay)).toBe('female');
  expect(genderSought({ ...settings, genders: ['female'] }, gay)).toBe('female');
});

it('a visitor searches by what cards say, a member by all that the brand offers', () => {
  const offered = ['age', 'city', 'sexuality', 'hair_color', 'interests'] as const;
  expect(searchFieldsFor(offered, false)).toEqual(['age', 'city']);
  expect(searchFieldsFor(offered, true)).toEqual(offered);
});

describe('a widened search', () => {
  const criteria = {
    ...defaultCriteria(settings, { gender: 'male', sexuality: null, country: 'NL' }, null),
    countryregion: 'nl-utrecht',
  };

  it('gives up the region first, then ages, then the country', () => {
    expect(widenSearch(criteria, 18).map((step) => step.relaxed)).toEqual([
      ['region'],
      ['region', 'age'],
      ['region', 'age', 'country'],
    ]);
    expect(widenSearch(criteria, 18)[1]?.criteria).toMatchObject({
      countryregion: null,
      min_age: 25,
      max_age: 65,
      country: 'NL',
    });
  });

  it('never asks for anybody below the minimum age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 }), (one, other) => {
        const ages = { min_age: Math.min(one, other), max_age: Math.max(one, other) };
        for (const step of widenSearch({ ...criteria, ...ages }, 18)) {
          expect(step.criteria.min_age).toBeGreaterThanOrEqual(18);
          expect(step.criteria.min_age).toBeLessThanOrEqual(ages.min_age);
          expect(step.criteria.max_age).toBeGreaterThanOrEqual(ages.max_age);
        }
      }),
    );
  });

  it('has no step that changes nothing', () => {
    expect(widenSearch({ ...criteria, countryregion: null, country: null, min_age: 18, max_age: 99 }, 18)).toEqual([]);
  });
});

describe('a like', () => {
  const facts = { confirmed: true, received: false, alreadyLiked: false, blocked: false, available: true };
  it('matches if and only if the other likes already', () => {
    expect(likeVerdict(facts)).toEqual({ ok: true, match: false });
    expect(likeVerdict({ ...facts, received: true })).toEqual({ ok: true, match: true });
  });
  it('waits for the confirmed address, except to return one', () => {
    expect(likeVerdict({ ...facts, confirmed: false })).toEqual({ ok: false, refusal: 'not_confirmed' });
    expect(likeVerdict({ ...facts, confirmed: false, received: true })).toEqual({ ok: true, match: true });
  });
  it('is refused by the first reason', () => {
    expect(likeVerdict({ ...facts, available: false, blocked: true })).toEqual({ ok: false, refusal: 'profile_gone' });
    expect(likeVerdict({ ...facts, blocked: true, alreadyLiked: true })).toEqual({ ok: false, refusal: 'blocked' });
    expect(likeVerdict({ ...facts, alreadyLiked: true })).toEqual({ ok: false, refusal: 'already_liked' });
  });
});

it('opens at most forty pages and always one', () => {
  expect([0, 20, 21, 801].map(pagesFor)).toEqual([1, 1, 2, 40]);
});
