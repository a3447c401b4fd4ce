import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Rosewater';
const countries: Country[] = ['FR', 'BE', 'CH', 'IT', 'ES', 'CA'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'she',
  niche: 2,
  name,
  mail_name: name,
  domain: 'she.localhost',
  domain_language: 'fr',
  countries,
  time_zone: 'Europe/Paris',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@rosewater.example',

  who_can_message: { male: 'everyone', female: 'liked' },
  default_search: { ...defaults.default_search, visitor: 'male' },
  blocked_notice: 'neutral',
  package_style: 'p0',
  landers: ['gallery', 'collagelanding', 'iconslanding', 'socialnetwork', 'member-landing', 'member-landing2'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
