import { publicSettings } from '@parlour/brand/public-settings';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import { handle } from '../calls/handle.ts';

/** The call that every page asks, without a country. */
export const settingsCall = handle(getSettings, async (_, { brand, locale }) => ({
  settings: publicSettings(brand, { locale, geoip_country: null, geoip_selected_country: null }),
}));
