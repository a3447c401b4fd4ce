import { publicSettings } from '@parlour/brand/public-settings';
import { getSettings } from '@parlour/contract/account/get-settings';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { handle } from '@parlour/server-kit/handle';

/** The brand's settings in the request's language, with the country the request comes from. */
export const getSettingsCall = () =>
  handle(getSettings, async ({ query }, { brand, locale, request, viewer }) => ({
    settings: publicSettings(brand, {
      locale,
      geoip_country: request.country,
      geoip_selected_country: selectedCountry(
        query.country ?? viewer?.country ?? request.country,
        brand.settings.countries,
      ),
    }),
  }));
