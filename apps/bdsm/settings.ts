import { defineBrand } from '@parlour/brand/define-brand';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { withSharedWords } from '@parlour/brand/default-texts';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { Country } from '@parlour/models/geography/country';
import { icon } from './icon.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const name = 'Velvet Knot';
const countries: Country[] = ['DE', 'AT', 'CH', 'NL', 'DK', 'PL'];

export const brand = defineBrand({
  ...defaults,
  ...settingsOfCountries(countries, defaults.message_credits),
  id: 'bdsm',
  niche: 3,
  name,
  mail_name: 'VK Post',
  domain: 'bdsm.localhost',
  domain_language: 'de',
  countries,
  time_zone: 'Europe/Berlin',
  company_id: 'pm-services',
  company: demonstrationCompany(name),
  support_email: 'help@velvetknot.example',

  blocked_notice: 'neutral',
  blur_images: true,
  package_style: 'p2',
  landers: ['iconslanding', 'alonetonight', 'maplanding', 'member-landing3'],

  theme,
  icons: icon,
  texts: withSharedWords(texts),
});
