import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Golden Hour';
const countries: Country[] = ['SE', 'NO', 'DK', 'FI', 'DE'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'gilf',
  niche: 5,
  name,
  mail_name: name,
  domain: 'gilf.localhost',
  domain_language: 'sv',
  countries,
  time_zone: 'Europe/Stockholm',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@goldenhour.example',

  default_search: { ...defaults.default_search, min_age: 50 },
  free_conversations: null,
  free_messages: 6,
  package_style: 'p0',
  landers: ['gallery', 'maplanding', 'socialnetwork', 'member-landing'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
