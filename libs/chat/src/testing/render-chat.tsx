import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { LinkProvider, type LinkProps } from '@parlour/ui';
import { ChatPage, MemberChatPage } from '../chat-page.tsx';
import { ChatsPage } from '../chats-page.tsx';
import type { ChatServer } from './server.ts';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

const OneChat = ({ lastResult }: { lastResult?: CallFormResult }) => (
  <ChatPage conversationId={useParams()['id'] ?? ''} lastResult={lastResult} />
);

function MemberChat() {
  return <MemberChatPage profileId={useParams()['id'] ?? ''} />;
}

/** The pages of conversations as they stand in the shell: a real router, cache and language over the server of a test. */
export function renderChat(server: ChatServer, address: string, lastResult?: CallFormResult) {
  const client = pageCache(server.transport);
  const router = createMemoryRouter(
    [
      { path: addresses.chats.pattern, Component: ChatsPage },
      { path: addresses.chat.pattern, element: <OneChat lastResult={lastResult} /> },
      { path: addresses.memberChat.pattern, Component: MemberChat },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [address] },
  );
  render(
    <PageFrame client={client} changes={{ fictional_warning: null }}>
      <LinkProvider value={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </PageFrame>,
  );
  return { client, router, user: userEvent.setup() };
}
