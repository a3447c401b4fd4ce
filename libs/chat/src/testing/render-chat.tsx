import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { bindTransport } from '@parlour/api-client/transport';
import { addresses } from '@parlour/contract/addresses';
import { TimeZoneContext } from '@parlour/i18n';
import { LinkProvider, type LinkProps } from '@parlour/ui';
import { ChatPage, MemberChatPage } from '../chat-page.tsx';
import { ChatsPage } from '../chats-page.tsx';
import type { ChatServer } from './server.ts';

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

const site = {
  settings: { message_length: 1000, fictional_singular: null, fictional_warning: null },
  locale: 'en',
} as unknown as Site;

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

function OneChat() {
  return <ChatPage conversationId={useParams()['id'] ?? ''} />;
}

function MemberChat() {
  return <MemberChatPage profileId={useParams()['id'] ?? ''} />;
}

/** The pages of conversations as they stand in the shell: a real router, cache and language over the server of a test. */
export function renderChat(server: ChatServer, address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  bindTransport(client, server.transport);
  const router = createMemoryRouter(
    [
      { path: addresses.chats.pattern, Component: ChatsPage },
      { path: addresses.chat.pattern, Component: OneChat },
      { path: addresses.memberChat.pattern, Component: MemberChat },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SiteContext value={site}>
          <TimeZoneContext value="Europe/Amsterdam">
            <LinkProvider value={RouterLink}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </LinkProvider>
          </TimeZoneContext>
        </SiteContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { client, router, user: userEvent.setup() };
}
