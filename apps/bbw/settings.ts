import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Full Bloom';
const countries: Country[] = ['NL', 'BE', 'GB', 'US'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'bbw',
  niche: 4,
  name,
  mail_name: name,
  domain: 'bbw.localhost',
  domain_language: 'nl',
  countries,
  time_zone: 'Europe/Amsterdam',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@fullbloom.example',

  reveal_accounts: true,
  free_messages: 20,
  package_style: 'p3',
  landers: ['collagelanding', 'tinderswipe', 'gallery', 'video', 'member-landing', 'member-landing2'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
