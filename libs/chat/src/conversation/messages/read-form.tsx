import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { Button } from '@parlour/ui';
import { ChatForm } from '../writing/chat-form.tsx';
import { newestUnread } from './newest-unread.ts';

const Place = styled.div`
  flex: none;
  text-align: center;
`;

/** Says what has been read where no script can tell that it was seen (spec section 4). */
export function ReadForm({ page: { conversation, messages } }: { page: ConversationPage }) {
  const unread = newestUnread(messages);
  if (!conversation || unread === undefined) return null;
  return (
    <Place>
      <ChatForm conversationId={conversation.id} act="read_until" value={unread}>
        <Button type="submit" tone="quiet">
          <Trans>Mark all as seen</Trans>
        </Button>
      </ChatForm>
    </Place>
  );
}
