import { useQueryClient } from '@tanstack/react-query';
import { loadOlderChats } from '@parlour/api-client/chat/chats';
import { addresses, type Search } from '@parlour/contract/addresses';
import { MAX_CHATS } from '@parlour/contract/chat/list-chats';
import { ShowOlder } from '../show-older.tsx';

interface OlderChatsProps {
  /** Conversations that are there already. */
  shown: number;
  /** What the list keeps in the address. */
  search: Search;
  focusList: () => void;
}

/** Loads the conversations behind the last one; without scripts on the page of all conversations. */
export function OlderChats({ shown, search, focusList }: OlderChatsProps) {
  const client = useQueryClient();
  return (
    <ShowOlder
      load={() => loadOlderChats(client)}
      page={1 + Math.ceil(shown / MAX_CHATS)}
      action={addresses.chats.href()}
      search={search}
      focusHeir={focusList}
    />
  );
}
