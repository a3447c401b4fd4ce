import {
  entryCookie,
  entryPassed,
  entryWarningLayouts,
  type PageLayout,
} from '@parlour/models/account/consents/entry-warning';
import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
import { selectedCountry } from '@parlour/models/account/selected-country';
import type { CallContext } from '../calls/call-context.ts';

/**
 * The layouts before which whoever asks has yet to be warned; behind them, nobody is shown anything of members. The country is
 * the visitor's own, whether the brand serves it or not (spec section 1); the brand's first stands for one that is unknown.
 */
export const entryWarningOf = ({ brand, session, request, readCookie }: CallContext): readonly PageLayout[] =>
  entryWarningLayouts({
    enabled: brand.settings.enable_site_entry_popup,
    isVisitor: session === null,
    isInstalledApp: readCookie(installedAppCookie) === installedAppOpened,
    passed: readCookie(entryCookie) === entryPassed,
    country: request.country ?? selectedCountry(null, brand.settings.countries),
  });
