import { userOptions } from '@parlour/api-client/account/user';
import type { ReactNode } from 'react';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import type { Message } from '@parlour/contract/types/chat';
import type { MenuEntry } from '@parlour/ui';
import { ChatPanes } from './chat-panes.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { WritingLink } from './conversation/writing-link.tsx';
import { ChatList } from './list/chat-list.tsx';

interface PageProps {
  /** Has the viewer blocked the other? Known to the page itself once there is a conversation. */
  isBlocked?: boolean;
  /** What other features add to the conversation's menu, e.g. blocking. */
  menuEntries?: (profile: { id: string; name: string }) => readonly MenuEntry[];
  /** What other features set beside each message of the other, e.g. reporting it. */
  messageAct?: (message: Message, profile: { name: string }) => ReactNode;
  /** What the route action answered to a message that was posted without JavaScript. */
  lastResult?: CallFormResult;
}

export interface ChatPageProps extends PageProps {
  conversationId: string;
}

export interface MemberChatPageProps extends PageProps {
  profileId: string;
}

/** The queries of a conversation's page, for its loader. */
export const chatQueries = (conversationId: string) => [
  userOptions(),
  chatsOptions(),
  conversationOptions({ conversation_id: conversationId }),
];

/** The queries of the page that writes to a member, for its loader. */
export const memberChatQueries = (profileId: string) => [
  userOptions(),
  chatsOptions(),
  conversationOptions({ profile_id: profileId }),
];

/** A conversation beside the list; on a phone alone. */
export function ChatPage({ conversationId, ...rest }: ChatPageProps) {
  const target = { conversation_id: conversationId };
  return (
    <>
      <WritingLink target={target} />
      <ChatPanes
        shown="conversation"
        list={<ChatList current={target} />}
        conversation={<Conversation key={conversationId} target={target} {...rest} />}
      />
    </>
  );
}

/** Writing to a member, before or after the first message: the same page becomes the conversation, and focus stays. */
export function MemberChatPage({ profileId, ...rest }: MemberChatPageProps) {
  const target = { profile_id: profileId };
  return (
    <>
      <WritingLink target={target} />
      <ChatPanes
        shown="conversation"
        list={<ChatList current={target} />}
        conversation={<Conversation key={profileId} target={target} {...rest} />}
      />
    </>
  );
}
