import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Second Spring';
const countries: Country[] = ['IT', 'ES', 'FR', 'AT', 'PL'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'milf',
  niche: 6,
  name,
  mail_name: name,
  domain: 'milf.localhost',
  domain_language: 'it',
  countries,
  time_zone: 'Europe/Rome',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@secondspring.example',

  reveal_accounts: true,
  signup_credits: 20,
  default_search: { ...defaults.default_search, min_age: 30, max_age: 65 },
  package_style: 'p1',
  landers: ['transitionsvideolanding', 'alonetonight', 'gallery', 'tinderswipe', 'member-landing2', 'member-landing3'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
