import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { bindTransport, type CallRequest } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/settings';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { TimeZoneContext } from '@parlour/i18n';
import { useToasts } from '@parlour/state';

const settings = {
  name: 'Parlour',
  locales: ['en', 'nl', 'de'],
  countries: ['NL', 'BE'],
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  time_zone: 'Europe/Amsterdam',
  signups: 'all',
  min_age: 18,
  genders: ['male', 'female'],
  terms_version: '2023-12-01',
  message_length: 20,
  message_credits: 10,
  minimum_message_costs: { NL: { costs: 79, currency: 'EUR' } },
  free_conversations: 2,
  free_messages: null,
  photos_premium: 25,
  discreet: false,
  headline: 'Good company, after hours.',
  lead: 'Looking around is free.',
  sign_up_title: null,
  support_email: 'help@parlour.example',
} as const;

export type Answers = Record<string, (request: CallRequest) => unknown>;

/** Renders a page as the shell would, on answers by method and path; gives what was asked. */
export function renderPage(page: ReactNode, answers: Answers = {}, changes: Partial<PublicSettings> = {}) {
  const asked: CallRequest[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  bindTransport(client, async (request) => {
    asked.push(request);
    const answer = answers[`${request.call.method} ${request.call.path}`];
    if (!answer) throw new Error(`Nothing answers ${request.call.method} ${request.call.path}`);
    return answer(request);
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const site = {
    settings: { ...settings, ...changes },
    locale: 'en',
    formToken: 'token',
    origin: 'http://parlour.localhost',
    isInstalledApp: false,
  } as unknown as Site;
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
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

export const visitor = {
  user: null,
  server_time: '2026-11-20T20:00:00.000Z',
  counts: { unread: 0, new_likes: 0 },
  geo: { country: 'NL', selected_country: 'NL' },
};

/** What the server answers about a member; only what these pages read. */
export const member = (changes: object = {}) => ({
  ...visitor,
  user: { id: nora.id, status: 'not_confirmed', paid_user: false, profile: { name: 'Tom' }, ...changes },
});

const image = { id: 'i', filename: '/media/nora/card.jpg', thumb_filename: '/media/nora/thumb.jpg' };

export const nora: ProfileCard = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Nora',
  age: 41,
  gender: 'female',
  country: 'NL',
  region: null,
  city: 'Utrecht',
  main_image: image as ProfileCard['main_image'],
  status: 'active',
  fictional: false,
  demo: true,
  verified: { photo: false, age: false },
  online: null,
  distance_band: null,
};

export const daan: ProfileCard = {
  ...nora,
  id: '01990000-0000-7000-8000-000000000002',
  name: 'Daan',
  age: 42,
  gender: 'male',
};
