import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany, demonstrationCompanyId } from '@parlour/brand/defaults';
import { letterOf } from '@parlour/brand/icon/letters';
import type { BrandSettingsInput } from '@parlour/brand/settings-schema';
import type { BrandWords } from '@parlour/brand/texts-schema';
import type { Locale } from '@parlour/models/locale';
import type { BrandPlan } from './options.ts';
import { starterWords } from './starter-words.ts';
import { themeFrom } from './theme-from.ts';
import { timeZones } from './time-zones.ts';

/** Radius of the icon's corners, as a part of its side. */
export const ICON_CORNER = 0.28;

/** What the `settings.ts` of a new app will say, as `app-files.ts` writes it down. */
export function firstSettings(plan: BrandPlan): BrandSettingsInput {
  const { id, niche, name, domain, locales, countries, supportEmail } = plan;
  const theme = themeFrom(plan.primary, plan.secondary);
  const { deep: ground, accent: arch, onAccent: letter } = theme.light;
  return {
    ...defaults,
    ...settingsOfCountries(countries, defaults.message_credits),
    id,
    niche: niche as BrandSettingsInput['niche'],
    name,
    mail_name: name,
    domain,
    domain_language: locales[0],
    locales,
    countries,
    time_zone: timeZones[countries[0]],
    company_id: demonstrationCompanyId,
    company: demonstrationCompany(name),
    support_email: supportEmail,
    theme,
    icons: { initial: initialOf(name), ground, arch, letter, corner: ICON_CORNER },
    texts: withSharedWords(firstWords(plan)),
  };
}

/** What a new brand says in its languages. */
export const firstWords = ({
  name,
  locales,
}: Pick<BrandPlan, 'name' | 'locales'>): Partial<Record<Locale, BrandWords>> =>
  Object.fromEntries(locales.map((locale) => [locale, { index_title: name, ...starterWords[locale] }]));

/** @throws where the name has no letter to draw an icon from */
export function initialOf(name: string): string {
  const letter = [...name.toLocaleUpperCase('en')].find(letterOf);
  if (letter === undefined) throw new Error('name: a letter is needed, for the icon');
  return letter;
}
