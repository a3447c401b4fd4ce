import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Northlight';
const countries: Country[] = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'NL', 'DE'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'gay',
  niche: 7,
  name,
  mail_name: 'NL Post',
  domain: 'gay.localhost',
  domain_language: 'en',
  countries,
  time_zone: 'Europe/London',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@northlight.example',

  genders: ['male'],
  sexualities: ['gay', 'bi'],
  default_search: { visitor: 'male', male: 'male', female: 'male', min_age: 18, max_age: 99 },
  blocked_notice: 'neutral',
  package_style: 'p3',
  landers: ['tinderswipe', 'socialnetwork', 'maplanding', 'video', 'member-landing'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
