import type { QueryClient } from '@tanstack/react-query';
import { askNow } from '../ask.ts';
import type { ConversationPage } from '../chat/fold-conversation.ts';
import { chatKeys } from '../chat/keys.ts';
import { profileKeys } from '../profile/keys.ts';

/**
 * Asks again for what a like that was received, a match or its end changes besides cards: the photos of the profile, and who of
 * the two may write. By a match their conversation is a request no more, in the list too (contract part 7).
 */
export function tieChanged(
  client: QueryClient,
  profileId: string,
  { isMatch }: { isMatch: boolean },
  ask = askNow,
): void {
  ask(client, { queryKey: profileKeys.one(profileId) });
  ask(client, {
    queryKey: chatKeys.conversations,
    predicate: ({ state }) => (state.data as ConversationPage | undefined)?.profile.id === profileId,
  });
  if (isMatch) ask(client, { queryKey: chatKeys.chats });
}
