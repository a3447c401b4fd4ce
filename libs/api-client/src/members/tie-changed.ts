import type { QueryClient } from '@tanstack/react-query';
import { chatKeys } from '../chat/keys.ts';
import { profileKeys } from '../profile/keys.ts';

/**
 * Asks again for what a like, a match or its end changes besides cards: the photos of the profile, who may write to whom, and
 * whether a conversation still is a request (contract part 7).
 */
export function tieChanged(client: QueryClient, profileId: string): void {
  for (const queryKey of [profileKeys.one(profileId), chatKeys.chats, chatKeys.conversations])
    void client.invalidateQueries({ queryKey });
}
