import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Country } from '@parlour/models/geography/country';
import { languagesOfCountries } from '@parlour/models/languages';
import type { Locale } from '@parlour/models/locale';
import type { Gender, Sexuality } from '@parlour/models/profile-fields';
import type { Random } from '../random.ts';
import type { DemoRole } from './cast-member.ts';

export type CastSettings = Pick<
  BrandSettings,
  | 'countries'
  | 'default_search'
  | 'discreet'
  | 'blur_images'
  | 'domain_language'
  | 'fictional_icon'
  | 'genders'
  | 'locales'
  | 'min_age'
  | 'photos_free'
  | 'sexualities'
  | 'texts'
  | 'time_zone'
  | 'who_can_message'
>;

/** What decides where a member of the cast belongs. */
interface Casting {
  country: Country;
  language: Locale;
  gender: Gender;
  age: number;
}

/** Years between the youngest and the oldest of a cast, where the brand's own search is wider. */
const ageSpan = 45;

/**
 * Somebody whom the brand's default searches would find: by its genders and ages, in their languages, in its countries but the
 * one of the accounts to log in with, which has their neighbours.
 */
export function castingOf(settings: CastSettings, random: Random): Casting {
  const { default_search: search, countries } = settings;
  const wanted = [search.visitor, search.male, search.female].filter((gender) => settings.genders.includes(gender));
  const home = homeOf(settings);
  const elsewhere = [...countries, ...countries.slice(0, 1)].filter((country) => country !== home);
  const country = random.pick(elsewhere.length > 0 ? elsewhere : countries);
  return {
    ...castingIn(settings, country, random),
    gender: random.pick(wanted.length > 0 ? wanted : settings.genders),
  };
}

/** An account to log in with speaks the brand's own language where it is spoken. */
export function castingOfLogin(settings: CastSettings, role: DemoRole, random: Random): Casting {
  const casting = castingIn(settings, homeOf(settings), random);
  const { domain_language: own } = settings;
  const language = languagesIn(settings, casting.country).includes(own) ? own : casting.language;
  return { ...casting, language, gender: genderOfLogin(settings, role) };
}

/** Somebody whom an account to log in with is shown in its first search. */
export const castingOfNeighbour = (settings: CastSettings, role: DemoRole, random: Random): Casting => ({
  ...castingIn(settings, homeOf(settings), random),
  gender: settings.default_search[genderOfLogin(settings, role)],
});

function castingIn(settings: CastSettings, country: Country, random: Random): Omit<Casting, 'gender'> {
  const [first, ...others] = languagesIn(settings, country);
  return {
    country,
    language: others.length === 0 || random.chance(0.65) ? first : random.pick(others),
    age: ageOf(settings, random),
  };
}

/** Where the accounts to log in with live: where the brand's own language is spoken. */
function homeOf(settings: CastSettings): Country {
  const { countries, domain_language: language } = settings;
  const home = countries.find((country) => languagesIn(settings, country).includes(language)) ?? countries[0];
  if (home === undefined) throw new Error('A brand without a country has no members.');
  return home;
}

/**
 * The free account is somebody whom visitors are not shown first, so that the home page and the account see different people;
 * the premium one is the other gender.
 */
function genderOfLogin({ genders, default_search: { visitor } }: CastSettings, role: DemoRole): Gender {
  const free = genders.find((gender) => gender !== visitor) ?? visitor;
  return role === 'free' ? free : (genders.find((gender) => gender !== free) ?? free);
}

/** The usual sexuality of those who look for whom the brand shows them, sometimes bi; null where the brand has no such word. */
export function sexualityOf(
  { default_search, sexualities }: CastSettings,
  gender: Gender,
  random: Random,
): Sexuality | null {
  const same: Sexuality = gender === 'male' ? 'gay' : 'lesbian';
  const usual: Sexuality = default_search[gender] === gender ? same : 'hetero';
  const wishes: Sexuality[] = [random.chance(0.85) ? usual : 'bi', usual, 'bi'];
  return wishes.find((sexuality) => sexualities.includes(sexuality)) ?? null;
}

function languagesIn({ locales, domain_language }: CastSettings, country: Country): [Locale, ...Locale[]] {
  const [first = domain_language, ...others] = languagesOfCountries[country].filter((locale) =>
    locales.includes(locale),
  );
  return [first, ...others];
}

/** Most are in the middle of the brand's ages. */
function ageOf({ default_search, min_age }: CastSettings, random: Random): number {
  const youngest = Math.max(min_age, default_search.min_age);
  const oldest = Math.min(default_search.max_age, youngest + ageSpan);
  return youngest + Math.round(((oldest - youngest) * (random.next() + random.next())) / 2);
}
