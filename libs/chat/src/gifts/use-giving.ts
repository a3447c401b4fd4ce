import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ApiError } from '@parlour/api-client/api-error';
import { repriceGift } from '@parlour/api-client/chat/gifts';
import { isRefusal } from '@parlour/api-client/chat/is-refusal';
import type { OutgoingMessage } from '@parlour/api-client/chat/outgoing';
import { forgetOutgoing, sendOut, unansweredGift } from '@parlour/api-client/chat/send-message';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { useSite } from '@parlour/api-client/site';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Gift } from '@parlour/contract/types/chat';

export type Given = ReplyOf<typeof sendMessage>;

export interface Giving {
  give(gift: Gift, acceptFictional: boolean): void;
  isPending: boolean;
  error: ApiError | null;
  given: Given | undefined;
  /** The server has asked to acknowledge that the profile is fictional. */
  asksFictional: boolean;
  /** Lets go of what became of the last try. */
  reset(): void;
}

/**
 * Gives one gift to a member. What got lost on its way is sent again as the same gift, which is never paid twice, also after the
 * picker was closed or the page was loaded anew; what was refused is not, and stands no longer in the conversation as something
 * to try again.
 *
 * @param onGiven not called in a picker that is gone: one that was opened anew has a choice of its own
 */
export function useGiving(profileId: string, onGiven: (given: Given) => void): Giving {
  const client = useQueryClient();
  const { locale } = useSite();
  const [asksFictional, askFictional] = useState(false);
  const { mutate, isPending, error, data, variables, reset } = useMutation<Given, ApiError, OutgoingMessage>({
    mutationFn: (message) => sendOut(client, { profile_id: profileId }, profileId, message),
    onSuccess: () => void client.invalidateQueries({ queryKey: profileKeys.one(profileId) }),
    onError: (failure, message) => {
      if (!isRefusal(failure)) return;
      forgetOutgoing(client, profileId, message.clientId);
      if (failure.code === 'fictional_ack_required') askFictional(true);
      const cost = failure.code === 'price_changed' ? failure.params['cost'] : null;
      if (message.gift && typeof cost === 'number') repriceGift(client, locale, message.gift.id, cost);
    },
  });

  return {
    isPending,
    error,
    given: data,
    asksFictional,
    reset,
    give(gift, acceptFictional) {
      const again = unansweredGift(client, profileId, gift.id);
      if (again) forgetOutgoing(client, profileId, again.clientId);
      // The conversation behind may have sent the lost one again by now: its answer is still owed here.
      const isUnanswered = error?.mayHaveHappened ?? false;
      const isLost = error && !isRefusal(error) && variables?.gift?.id === gift.id;
      const earlier = again ?? (isLost ? { ...variables, isUnanswered } : undefined);
      mutate(
        {
          clientId: earlier?.clientId ?? uuid(),
          text: null,
          gift,
          expectedCost: gift.cost,
          acceptFictional,
          isUnanswered: earlier?.isUnanswered ?? false,
          writtenAt: new Date().toISOString(),
        },
        { onSuccess: onGiven },
      );
    },
  };
}
