import { isCountry, type Country } from '@parlour/models/geography/country';
import { isLocale, type Locale } from '@parlour/models/locale';

/** What is asked, as `schema.json` describes it. */
export interface BrandOptions {
  id: string;
  niche: number;
  name: string;
  domain: string;
  languages: string;
  countries: string;
  primary: string;
  secondary: string;
}

/** The answers in the shapes of a brand's settings; the first language is the domain's. */
export interface BrandPlan extends Omit<BrandOptions, 'languages' | 'countries'> {
  locales: [Locale, ...Locale[]];
  countries: [Country, ...Country[]];
}

/** @throws naming the first answer that no brand can have, before anything is written */
export function planOf(options: BrandOptions): BrandPlan {
  return {
    ...options,
    name: options.name.trim(),
    domain: options.domain.trim().toLowerCase(),
    primary: options.primary.toUpperCase(),
    secondary: options.secondary.toUpperCase(),
    locales: listed('languages', options.languages.toLowerCase(), isLocale),
    countries: listed('countries', options.countries.toUpperCase(), isCountry),
  };
}

function listed<Value extends string>(
  key: string,
  text: string,
  isOne: (value: unknown) => value is Value,
): [Value, ...Value[]] {
  const values = [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean).map((value) => {
    if (!isOne(value)) throw new Error(`${key}: there is no ${value} here`);
    return value;
  });
  const [first, ...others] = values;
  if (first === undefined) throw new Error(`${key}: at least one is needed`);
  return [first, ...others];
}
