import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { Text } from '@parlour/ui';
import { ChatRow } from './chat-row.tsx';

/** The newest conversations on the member's home; the section around it has the heading and the link to all. */
export function OpenChats({ most = 3 }: { most?: number }) {
  const { data } = useSuspenseQuery(chatsOptions());
  if (data.chats.length === 0) {
    return (
      <Text $tone="quiet">
        <Trans>No messages yet</Trans>
      </Text>
    );
  }
  return (
    <ul>
      {data.chats.slice(0, most).map((chat) => (
        <li key={chat.conversation.id}>
          <ChatRow chat={chat} />
        </li>
      ))}
    </ul>
  );
}
