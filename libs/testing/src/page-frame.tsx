import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { bindTransport, type CallRequest } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/settings';
import { TimeZoneContext } from '@parlour/i18n';
import { useToasts } from '@parlour/state';

/** A page's first render may take its time on a busy machine; what comes sooner is seen sooner. */
configure({ asyncUtilTimeout: 5_000 });

const settings = {
  name: 'Parlour',
  locales: ['en', 'nl', 'de'],
  countries: ['NL', 'BE'],
  time_zone: 'Europe/Amsterdam',
  min_age: 18,
  genders: ['male', 'female'],
  sexualities: ['hetero', 'gay', 'lesbian', 'bi'],
  default_search: { visitor: 'female', male: 'female', female: 'male', min_age: 30, max_age: 60 },
  search_fields: ['gender', 'age', 'country', 'region', 'hair_color', 'interests'],
  visible_profile_fields: [
    'gender',
    'age',
    'country',
    'region',
    'city',
    'hair_color',
    'eye_color',
    'interests',
    'about_me',
  ],
  fictional_singular: null,
  fictional_warning: 'This profile is fictional.',
  message_credits: 10,
} as const;

/** Answers by method and path (`GET /api/likes.php`), with `?similar` where a call's condition tells it apart. */
export type Answers = Record<string, (request: CallRequest) => unknown>;

/**
 * Renders a page as the shell would, with cache, language, site and a router that gives the page its address, on answers in
 * place of the network; gives what was asked.
 */
export function renderPage(
  page: (address: URLSearchParams) => ReactNode,
  answers: Answers,
  { address = '/', changes = {} as Partial<PublicSettings> } = {},
) {
  const asked: CallRequest[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  bindTransport(client, async (request) => {
    asked.push(request);
    const name = `${request.call.method} ${request.call.path}${request.call.when ? `?${Object.keys(request.call.when)[0]}` : ''}`;
    const answer = answers[name];
    if (!answer) throw new Error(`Nothing answers ${name}`);
    return answer(request);
  });
  const Addressed = () => page(new URLSearchParams(useLocation().search));
  const router = createMemoryRouter([{ path: '*', element: <Addressed /> }], { initialEntries: [address] });
  const site = {
    settings: { ...settings, ...changes },
    locale: 'en',
    formToken: 'token',
    origin: 'http://parlour.localhost',
    isInstalledApp: false,
  } as unknown as Site;
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Provider>
          <SiteContext.Provider value={site}>
            <TimeZoneContext.Provider value="Europe/Amsterdam">
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
              <Toasts />
            </TimeZoneContext.Provider>
          </SiteContext.Provider>
        </Provider>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { asked, router, client };
}

function Toasts() {
  return useToasts().toasts.map(({ id, text }) => <p key={id}>Toast: {text}</p>);
}
