import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as FactsProvider } from 'jotai';
import { Suspense, useMemo, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { publicSettings } from '@parlour/brand/public-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { TimeZoneContext } from '@parlour/i18n';
import type { Locale } from '@parlour/models/locale';
import { LinkProvider, fontCss, pageCss } from '@parlour/ui';
import { reducedMotionCss } from '@parlour/ui/theme/base-css';
import { ErrorBoundary } from '../libs/shell/src/failures/error-page.tsx';
import { RouterLink } from '../libs/shell/src/navigation/router-link.tsx';
import type { Catalogue } from './catalogue.ts';
import { Waiting } from './waiting.tsx';

interface FrameProps {
  brand: BrandSettings;
  catalogue: Catalogue;
  /** The story's own cache. */
  queries: QueryClient;
  motion: 'full' | 'reduced';
  /** Where the story believes to be, e.g. `/members?page=2`. */
  address: string;
  children: ReactNode;
}

/** What the shell gives a page, without the shell: a brand's face and settings, words, addresses, and a cache of its own. */
export function Frame({ brand, catalogue, queries, motion, address, children }: FrameProps) {
  const i18n = useMemo(
    () => setupI18n({ locale: catalogue.locale, messages: { [catalogue.locale]: catalogue.messages } }),
    [catalogue],
  );
  return (
    <>
      <style>{fontCss(brand.theme) + pageCss(brand.theme) + (motion === 'reduced' ? reducedMotionCss : '')}</style>
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18n}>
          <FactsProvider>
            <SiteContext value={siteOf(brand, catalogue.language)}>
              <TimeZoneContext value={{ sent: brand.time_zone, read: brand.time_zone }}>
                <LinkProvider value={RouterLink}>
                  <Addressed address={address}>{children}</Addressed>
                </LinkProvider>
              </TimeZoneContext>
            </SiteContext>
          </FactsProvider>
        </I18nProvider>
      </QueryClientProvider>
    </>
  );
}

function Addressed({ address, children }: Pick<FrameProps, 'address' | 'children'>) {
  const router = useMemo(() => {
    const page = <Suspense fallback={<Waiting />}>{children}</Suspense>;
    return createMemoryRouter([{ path: '*', element: page, action: () => null, ErrorBoundary }], {
      initialEntries: [address],
    });
  }, [address, children]);
  return <RouterProvider router={router} />;
}

function siteOf(brand: BrandSettings, locale: Locale): Site {
  const [country = null] = brand.countries;
  return {
    settings: publicSettings(
      { version: 1, settings: brand },
      { locale, geoip_country: country, geoip_selected_country: country },
    ),
    locale,
    formToken: 'story',
    origin: `https://${brand.domain}`,
    isInstalledApp: false,
    analyticsChoice: null,
    dismissals: '',
    savesData: false,
    entryWarning: [],
    maySearch: true,
    hasTrafficSource: false,
  };
}
