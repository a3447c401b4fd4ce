import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { bindTransport, type Transport } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { TimeZoneContext } from '@parlour/i18n';
import { MINUTE } from '@parlour/models/durations';
import { pageSettings } from './page-settings.ts';

const amsterdam = { sent: 'Europe/Amsterdam', read: 'Europe/Amsterdam' };

/** A cache that asks the given transport, and nobody twice. */
export function pageCache(transport: Transport): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: MINUTE } } });
  bindTransport(client, transport);
  return client;
}

export interface PageFrameProps {
  client: QueryClient;
  /** Settings that differ from the usual ones. */
  changes?: Partial<PublicSettings>;
  children: ReactNode;
}

/** What the shell puts around every page: cache, language, stored facts, site and time zone. */
export function PageFrame({ client, changes = {}, children }: PageFrameProps) {
  const site = {
    settings: { ...pageSettings, ...changes },
    locale: 'en',
    formToken: 'token',
    origin: 'http://parlour.localhost',
    isInstalledApp: false,
    analyticsChoice: null,
    dismissals: '',
    savesData: false,
    entryWarning: [],
    maySearch: true,
    hasTrafficSource: false,
  } as unknown as Site;
  return (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Provider>
          <SiteContext value={site}>
            <TimeZoneContext value={amsterdam}>
              <Suspense>{children}</Suspense>
            </TimeZoneContext>
          </SiteContext>
        </Provider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
