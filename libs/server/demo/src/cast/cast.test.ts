import { describe, expect, it } from 'vitest';
import { ageOn } from '@parlour/models/account/sign-up/age';
import { mayUseName, nameKey } from '@parlour/models/account/sign-up/name';
import { isReservedName } from '@parlour/models/account/sign-up/reserved-name';
import { findCity, isRegionOf } from '@parlour/models/geography/regions';
import { languagesOfCountries } from '@parlour/models/languages';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import { onlineBand } from '@parlour/models/members/online-band';
import { hasContactDetails } from '@parlour/models/profile/contact-details';
import { brands } from '../brands.fixture.ts';
import { faceOf } from '../face.ts';
import { castOf, castSize } from './cast.ts';

const now = new Date('2028-02-29T12:00:00Z');

describe.each(brands)('the cast of $id', ({ id, settings }) => {
  const cast = castOf({ settings, seed: id, now });
  const profiles = cast.map(({ profile }) => profile);

  it('is the same for the same seed and another for another', () => {
    expect(castOf({ settings, seed: id, now })).toEqual(cast);
    expect(castOf({ settings, seed: `${id} again`, now })).not.toEqual(cast);
  });

  it('is large enough and spread over the countries, their regions and languages', () => {
    expect(cast).toHaveLength(castSize);
    for (const country of settings.countries) {
      const there = cast.filter(({ profile }) => profile.country === country);
      expect(there.length).toBeGreaterThan(castSize / settings.countries.length / 3);
      for (const { profile, language } of there) {
        expect(isRegionOf(country, profile.region ?? '')).toBe(true);
        expect(findCity(profile.region ?? '', profile.city ?? '')).toBeDefined();
        expect(languagesOfCountries[country]).toContain(language);
      }
    }
  });

  it('carries names that are allowed and taken once', () => {
    expect(new Set(profiles.map(({ name }) => nameKey(name))).size).toBe(castSize);
    expect(new Set(cast.map(({ id: memberId }) => memberId)).size).toBe(castSize);
    expect(profiles.filter(({ name }) => !mayUseName(name).ok || isReservedName(name, settings.name))).toEqual([]);
  });

  it('fits the search that the brand begins with', () => {
    const { min_age, max_age, visitor } = settings.default_search;
    for (const { profile, age } of cast) {
      expect(ageOn(profile.date_of_birth, now, settings.time_zone)).toBe(age);
      expect(age).toBeGreaterThanOrEqual(Math.max(18, settings.min_age, min_age));
      expect(age).toBeLessThanOrEqual(max_age);
      expect(settings.genders).toContain(profile.gender);
      expect([...settings.sexualities, null]).toContain(profile.sexuality);
    }
    expect(profiles.filter(({ gender }) => gender === visitor).length).toBeGreaterThan(castSize / 2);
  });

  it.each([id, `${id} again`])('fills the first search of both accounts to log in with (seed %s)', (seed) => {
    const everybody = castOf({ settings, seed, now });
    const logins = everybody.filter(({ login }) => login !== null);
    expect(logins.map(({ login }) => login)).toEqual(['free', 'premium']);
    for (const { id: own, profile } of logins) {
      const { gender, country, min_age, max_age } = defaultCriteria(
        settings,
        { ...profile, sexuality: profile.sexuality ?? null },
        null,
      );
      const found = everybody.filter(
        (other) =>
          other.id !== own &&
          other.profile.gender === gender &&
          other.profile.country === country &&
          other.age >= min_age &&
          other.age <= max_age,
      );
      expect(found.length).toBeGreaterThanOrEqual(20);
    }
  });

  it('was here at different times', () => {
    const here = profiles.map(({ active_at }) => onlineBand(active_at, now));
    for (const band of ['now', 'today', 'week', null])
      expect(here.filter((one) => one === band).length).toBeGreaterThan(3);
    expect(profiles.every(({ created_at, active_at }) => created_at < active_at)).toBe(true);
  });

  it('says nothing on a profile that is refused there, and has the hair of its portrait', () => {
    for (const { profile, seed, age } of cast) {
      expect(hasContactDetails(profile.about_me ?? '')).toBe(false);
      const sitter = { seed, gender: profile.gender, age, photo: 0 };
      expect(faceOf({ ...sitter, hairColor: profile.hair_color ?? null }).hairColour).toBe(
        faceOf({ ...sitter, hairColor: null }).hairColour,
      );
    }
  });

  it('has a few fictional profiles, none of them verified, and shows nobody to visitors where the brand is discreet', () => {
    const fictional = profiles.filter((profile) => profile.fictional);
    expect(fictional.length).toBeGreaterThan(0);
    expect(fictional.length).toBeLessThan(castSize / 8);
    expect(fictional.some(({ photo_verified }) => photo_verified)).toBe(false);
    expect(profiles.some(({ show_to_visitors }) => show_to_visitors)).toBe(!settings.discreet);
  });

  it('has none that is fictional where the brand lacks the words to say so', () => {
    const unlabelled = castOf({ settings: { ...settings, fictional_icon: null }, seed: id, now });
    expect(unlabelled.filter(({ profile }) => profile.fictional)).toEqual([]);
  });
});
