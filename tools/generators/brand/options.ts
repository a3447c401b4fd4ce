import { alone, checkSettings, errorsOf, inOneLine } from '@parlour/brand/check-settings';
import type { OtherBrand } from '@parlour/brand/checks/rule';
import { Color } from '@parlour/brand/theme-schema';
import { isCountry, type Country } from '@parlour/models/geography/country';
import { isLocale, type Locale } from '@parlour/models/locale';
import { firstSettings } from './first-settings.ts';

/** Settings that the answers are themselves. */
const answered = ['id', 'niche', 'name', 'mail_name', 'domain', 'support_email'];

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
  supportEmail: string;
}

/**
 * Understands the answers.
 *
 * @param others the brands that have an app already
 * @throws before anything is written, naming the first answer that no brand can have, or that one of the others has
 */
export function planOf(options: BrandOptions, others: readonly OtherBrand[]): BrandPlan {
  const domain = options.domain.trim().toLowerCase();
  const plan: BrandPlan = {
    ...options,
    name: options.name.trim(),
    domain,
    supportEmail: `help@${domain}`,
    primary: colorIn('primary', options),
    secondary: colorIn('secondary', options),
    locales: listed('languages', options.languages.toLowerCase(), isLocale),
    countries: listed('countries', options.countries.toUpperCase(), isCountry),
  };
  refuseUnsound(plan, others);
  return plan;
}

/**
 * Checks the settings that will be written as those of all brands are checked. What is wrong with them beside the answers is the
 * name's doing: all else is the same for every brand. Other brands are asked about the answers alone: no start stops at the rest.
 */
function refuseUnsound(plan: BrandPlan, others: readonly OtherBrand[]): void {
  const settings = firstSettings(plan);
  const wrong = errorsOf(checkSettings(settings, { ...alone, others })).find(({ path }) => answered.includes(path));
  if (wrong) throw new Error(inOneLine(wrong));
  const [unsound] = errorsOf(checkSettings(settings));
  if (unsound) throw new Error(`name: with it ${unsound.path} would be wrong: ${unsound.reason}; choose another`);
}

function colorIn(key: 'primary' | 'secondary', options: BrandOptions): string {
  const color = options[key].trim().toUpperCase();
  if (!Color.safeParse(color).success)
    throw new Error(`${key}: a colour is written #RRGGBB, two digits from 0 to F each for red, green and blue`);
  return color;
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
