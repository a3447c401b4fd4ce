import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { pageCache, PageFrame, RoutedLinks } from '@parlour/testing/render-page';
import { ChatPage } from '../chat-page.tsx';
import { ChatsPage } from '../chats-page.tsx';
import type { ConversationProps } from '../conversation/conversation.tsx';
import type { ChatServer } from './server.ts';

/** What the shell hands to a conversation's page. */
interface Given {
  lastResult?: CallFormResult;
  isBlocked?: boolean;
  menuEntries?: ConversationProps['menuEntries'];
}

const OneChat = (given: Given) => <ChatPage target={{ conversation_id: useParams()['id'] ?? '' }} {...given} />;

const MemberChat = (given: Given) => <ChatPage target={{ profile_id: useParams()['id'] ?? '' }} {...given} />;

/** The pages of conversations as they stand in the shell: a real router, cache and language over the server of a test. */
export function renderChat(server: ChatServer, address: string, given: Given = {}) {
  const client = pageCache(server.transport);
  const router = createMemoryRouter(
    [
      { path: addresses.chats.pattern, Component: ChatsPage },
      { path: addresses.chat.pattern, element: <OneChat {...given} /> },
      { path: addresses.memberChat.pattern, element: <MemberChat {...given} /> },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [address] },
  );
  render(
    <PageFrame client={client} changes={{ fictional_warning: null }}>
      <RoutedLinks>
        <RouterProvider router={router} />
      </RoutedLinks>
    </PageFrame>,
  );
  return { client, router, user: userEvent.setup() };
}
