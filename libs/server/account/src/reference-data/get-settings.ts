import { publicSettings } from '@parlour/brand/public-settings';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { handle } from '@parlour/server-kit/calls/handle';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';

/** The brand's settings in the request's language, with the country the request comes from. */
export const getSettingsCall = () =>
  handle(getSettings, async ({ query: { country } }, context) => {
    const { brand, locale, request } = context;
    return {
      settings: publicSettings(brand, {
        locale,
        geoip_country: request.country,
        geoip_selected_country:
          country === undefined ? selectedCountryOf(context) : selectedCountry(country, brand.settings.countries),
      }),
    };
  });
