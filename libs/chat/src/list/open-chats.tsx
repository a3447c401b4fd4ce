import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { heardAsList, Text } from '@parlour/ui';
import { ChatRow } from './chat-row.tsx';

/**
 * The newest conversations on the member's home; the section around it has the heading and the link to all. A stranger's request
 * waits in the list of all until it is answered, and who cannot be written to stays there.
 */
export function OpenChats({ most = 3 }: { most?: number }) {
  const { data } = useSuspenseQuery(chatsOptions());
  const open = data.chats.filter(({ conversation }) => conversation.state === 'open');
  if (open.length === 0) {
    const isWhole = data.next === undefined;
    return (
      isWhole && (
        <Text $tone="quiet">
          {data.chats.length === 0 ? <Trans>No messages yet</Trans> : <Trans>Nothing here right now</Trans>}
        </Text>
      )
    );
  }
  return (
    <ul {...heardAsList}>
      {open.slice(0, most).map((chat) => (
        <li key={chat.conversation.id}>
          <ChatRow chat={chat} />
        </li>
      ))}
    </ul>
  );
}
