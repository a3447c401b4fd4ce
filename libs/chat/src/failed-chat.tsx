import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { ChatPanes, ConversationPane } from './chat-panes.tsx';
import { ChatList } from './list/chat-list.tsx';

const FailurePane = styled(ConversationPane)`
  overflow: auto;
`;

export interface FailedChatProps {
  target: ConversationTarget;
  /** Why it cannot be shown. */
  children: ReactNode;
}

/** A failure is as large as what failed: the list stays beside it on a desk, where that was read. */
export function FailedChat({ target, children }: FailedChatProps) {
  const hasList = useQueryClient().getQueryData(chatsOptions().queryKey) !== undefined;
  if (!hasList) return children;
  return (
    <ChatPanes
      shown="failure"
      list={<ChatList current={target} />}
      conversation={<FailurePane>{children}</FailurePane>}
    />
  );
}
