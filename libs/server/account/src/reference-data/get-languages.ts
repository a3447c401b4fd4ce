import { getLanguages } from '@parlour/contract/account/reference-data/get-languages';
import { languagesOfCountries } from '@parlour/models/languages';
import { handle } from '@parlour/server-kit/calls/handle';
import type { AccountPorts } from '../ports.ts';

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
