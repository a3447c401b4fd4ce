import { entryCookie, entryPassed, entryWarningLayouts, type PageLayout } from '@parlour/models/account/entry-warning';
import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
import { selectedCountry } from '@parlour/models/account/selected-country';
import type { CallContext } from './call-context.ts';

/** The layouts before which whoever asks has yet to be warned; behind them, nobody is shown anything of members. */
export const entryWarningOf = ({ brand, session, request, readCookie }: CallContext): readonly PageLayout[] =>
  entryWarningLayouts({
    enabled: brand.settings.enable_site_entry_popup,
    isVisitor: session === null,
    isInstalledApp: readCookie(installedAppCookie) === installedAppOpened,
    passed: readCookie(entryCookie) === entryPassed,
    country: selectedCountry(request.country, brand.settings.countries),
  });
