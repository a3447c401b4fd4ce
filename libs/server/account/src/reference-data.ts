import { getCompanyInfo } from '@parlour/contract/account/get-company-info';
import { getInterests } from '@parlour/contract/account/get-interests';
import { getLanguages } from '@parlour/contract/account/get-languages';
import { getRegions } from '@parlour/contract/account/get-regions';
import { regionLabelOf, regionsOf } from '@parlour/models/geography/regions';
import { interests } from '@parlour/models/interests';
import { languagesOfCountries } from '@parlour/models/languages';
import { handle } from '@parlour/server-kit/handle';
import type { AccountPorts } from './ports.ts';

/** The interests of all brands; an id is also the key of its word. */
export const getInterestsCall = () =>
  handle(getInterests, async () => ({ interests: interests.map((interest) => ({ id: interest, key: interest })) }));

/** The regions of the countries that the brand serves. */
export const getRegionsCall = () =>
  handle(getRegions, async (_, { brand }) => {
    const { countries } = brand.settings;
    return {
      regions: Object.fromEntries(
        countries.map((country) => [country, regionsOf(country).map(({ id, name }) => ({ id, name }))]),
      ),
      label: Object.fromEntries(countries.map((country) => [country, regionLabelOf(country)])),
    };
  });

/** Who runs the site. */
export const getCompanyInfoCall = () =>
  handle(getCompanyInfo, async (_, { brand }) => ({ company: brand.settings.company }));

/** The brand's languages, and among them those of each country. */
export const getLanguagesCall = (ports: AccountPorts) =>
  handle(getLanguages, async (_, { brand }) => {
    const { locales } = brand.settings;
    return {
      locales: locales.map((code) => ({ code, complete: ports.completeness(code) })),
      countries: Object.fromEntries(
        Object.entries(languagesOfCountries).map(([country, spoken]) => [
          country,
          spoken.filter((code) => locales.includes(code)),
        ]),
      ),
    };
  });
