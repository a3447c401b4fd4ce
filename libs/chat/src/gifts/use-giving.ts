import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@parlour/api-client/api-error';
import { repriceGift } from '@parlour/api-client/chat/gifts';
import type { OutgoingMessage } from '@parlour/api-client/chat/outgoing';
import { forgetOutgoing, sendOut } from '@parlour/api-client/chat/send-message';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { useSite } from '@parlour/api-client/site';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Gift } from '@parlour/contract/types/chat';
import { isRefusal } from '../is-refusal.ts';

export type Given = ReplyOf<typeof sendMessage>;

export interface Giving {
  give(gift: Gift, acceptFictional: boolean): void;
  isPending: boolean;
  error: Error | null;
  given: Given | undefined;
  /** Lets go of what became of the last try. */
  reset(): void;
}

/**
 * Gives one gift to a member. What got lost on its way is sent again as the same gift, which is never paid twice; what was
 * refused is not, and stands no longer in the conversation as something to try again.
 */
export function useGiving(profileId: string, onGiven: (given: Given) => void): Giving {
  const client = useQueryClient();
  const { locale } = useSite();
  const lost = useRef<OutgoingMessage | null>(null);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (message: OutgoingMessage) => sendOut(client, { profile_id: profileId }, profileId, message),
    onMutate: () => void (lost.current = null),
    onSuccess: (given) => {
      void client.invalidateQueries({ queryKey: profileKeys.one(profileId) });
      onGiven(given);
    },
    onError: (failure, message) => {
      if (!isRefusal(failure)) return void (lost.current = message);
      forgetOutgoing(client, profileId, message.clientId);
      const cost = failure instanceof ApiError && failure.code === 'price_changed' ? failure.params['cost'] : null;
      if (message.gift && typeof cost === 'number') repriceGift(client, locale, message.gift.id, cost);
    },
  });

  return {
    isPending,
    error,
    given: data,
    reset,
    give(gift, acceptFictional) {
      const again = lost.current?.gift?.id === gift.id ? lost.current : null;
      if (again) forgetOutgoing(client, profileId, again.clientId);
      mutate({
        clientId: again?.clientId ?? uuid(),
        text: null,
        gift,
        expectedCost: gift.cost,
        acceptFictional,
        writtenAt: new Date().toISOString(),
      });
    },
  };
}
