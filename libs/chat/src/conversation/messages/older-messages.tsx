import { useQueryClient } from '@tanstack/react-query';
import { loadOlder } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { MAX_MESSAGES } from '@parlour/contract/chat/list-messages';
import { ShowOlder } from '../../show-older.tsx';

interface OlderMessagesProps {
  target: ConversationTarget;
  /** Messages that are there already. */
  shown: number;
  focusMessages: () => void;
}

/** Loads what was said before. */
export function OlderMessages({ target, shown, focusMessages }: OlderMessagesProps) {
  const client = useQueryClient();
  return (
    <ShowOlder
      load={() => loadOlder(client, target)}
      page={1 + Math.ceil(shown / MAX_MESSAGES)}
      focusHeir={focusMessages}
    />
  );
}
