import { userOptions } from '@parlour/api-client/account/user';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { ChatPanes } from './chat-panes.tsx';
import { Conversation, type ConversationProps } from './conversation/conversation.tsx';
import { WritingLink } from './conversation/writing/writing-link.tsx';
import { ChatList } from './list/chat-list.tsx';

/** The queries of the page, for its loader. */
export const chatQueries = (target: ConversationTarget) => [userOptions(), chatsOptions(), conversationOptions(target)];

/**
 * A conversation beside the list; on a phone alone. With the first message to a member the page becomes the conversation, and
 * focus stays.
 */
export function ChatPage({ target, ...rest }: ConversationProps) {
  const [key] = Object.values(target);
  return (
    <>
      <WritingLink target={target} />
      <ChatPanes
        shown="conversation"
        list={<ChatList current={target} />}
        conversation={<Conversation key={key} target={target} {...rest} />}
      />
    </>
  );
}
