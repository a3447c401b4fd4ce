import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { EmptyState } from '@parlour/ui';
import { ChatPanes, ConversationPane } from './chat-panes.tsx';
import { ChatList } from './list/chat-list.tsx';

const Middle = styled.div`
  margin: auto;
`;

/** The queries of this page, for its loader. */
export const chatsQueries = () => [userOptions(), chatsOptions()];

/** All conversations; on a desk the place beside them waits for one to be chosen, where there are any. */
export function ChatsPage() {
  const { t } = useLingui();
  const { chats } = useSuspenseQuery(chatsOptions()).data;
  return (
    <ChatPanes
      shown="list"
      list={<ChatList />}
      conversation={
        chats.length > 0 && (
          <ConversationPane aria-label={t`Conversation`}>
            <Middle>
              <EmptyState glyph={MessageCircle} title={<Trans>Choose a conversation</Trans>} />
            </Middle>
          </ConversationPane>
        )
      }
    />
  );
}
