import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { regionLabelOf, regionsOf } from '@parlour/models/geography/regions';
import { handle } from '@parlour/server-kit/calls/handle';

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
