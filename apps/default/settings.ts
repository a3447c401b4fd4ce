import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Parlour';
const countries: Country[] = ['NL', 'BE', 'DE', 'AT', 'GB', 'IE'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'default',
  niche: 1,
  name,
  mail_name: name,
  domain: 'default.localhost',
  domain_language: 'en',
  countries,
  time_zone: 'Europe/Amsterdam',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@parlour.example',

  discreet: false,
  reveal_accounts: true,
  logged_out_search: true,

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
