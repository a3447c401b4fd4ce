import { userOptions } from '@parlour/api-client/account/user';
import type { ReactNode } from 'react';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import type { Message } from '@parlour/contract/types/chat';
import type { MenuEntry } from '@parlour/ui';
import { ChatPanes } from './chat-panes.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { WritingLink } from './conversation/writing/writing-link.tsx';
import { ChatList } from './list/chat-list.tsx';

export interface ChatPageProps {
  /** A conversation, or a member with whom there may be none yet. */
  target: ConversationTarget;
  /** Has the viewer blocked the other? Known to the page itself once there is a conversation. */
  isBlocked?: boolean;
  /** What other features add to the conversation's menu, e.g. blocking. */
  menuEntries?: (profile: { id: string; name: string }) => readonly MenuEntry[];
  /** What other features set beside each message of the other, e.g. reporting it. */
  messageAct?: (message: Message, profile: { name: string }) => ReactNode;
  /** What the route action answered to a message that was posted without JavaScript. */
  lastResult?: CallFormResult;
}

/** The queries of the page, for its loader. */
export const chatQueries = (target: ConversationTarget) => [userOptions(), chatsOptions(), conversationOptions(target)];

/**
 * A conversation beside the list; on a phone alone. With the first message to a member the page becomes the conversation, and
 * focus stays.
 */
export function ChatPage({ target, ...rest }: ChatPageProps) {
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
