import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ApiError } from '@parlour/api-client/api-error';
import { repriceGift } from '@parlour/api-client/chat/gifts';
import { isRefusal } from '@parlour/api-client/chat/is-refusal';
import { isUnsent } from '@parlour/api-client/chat/is-unsent';
import type { OutgoingMessage } from '@parlour/api-client/chat/outgoing';
import { forgetOutgoing, onSent, sendOut, unansweredGift } from '@parlour/api-client/chat/send-message';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { useSite } from '@parlour/api-client/site';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Gift } from '@parlour/contract/types/chat';

export type Given = ReplyOf<typeof sendMessage>;

export interface Giving {
  give(gift: Gift, acceptFictional: boolean): void;
  isPending: boolean;
  /** What became of the last try to give what is chosen. */
  error: ApiError | null;
  /** Another gift than what is chosen got lost on its way and may yet arrive. */
  isOtherLost: boolean;
  given: Given | undefined;
  /** The server has asked to acknowledge that the profile is fictional. */
  asksFictional: boolean;
  /** Lets go of what became of the last try, unless it may yet arrive. */
  reset(): void;
}

/**
 * Gives one gift to a member. What got lost on its way is sent again as the same gift, which is never paid twice, also after the
 * picker was closed or the page was loaded anew; what was refused, or given without a connection, is not, and stands no longer
 * in the conversation as something to try again.
 *
 * @param chosenId the gift that is offered: it is given too where the conversation behind has sent it
 * @param onGiven not called in a picker that is gone: one that was opened anew has a choice of its own
 */
export function useGiving(profileId: string, chosenId: string | undefined, onGiven: () => void): Giving {
  const client = useQueryClient();
  const { locale } = useSite();
  const [asksFictional, askFictional] = useState(false);
  const [given, setGiven] = useState<Given>();
  const { mutate, isPending, error, variables, reset } = useMutation<Given, ApiError, OutgoingMessage>({
    mutationFn: (message) => sendOut(client, { profile_id: profileId }, profileId, message),
    onSuccess: () => void client.invalidateQueries({ queryKey: profileKeys.one(profileId) }),
    onError: (failure, message) => {
      if (!isRefusal(failure) && !isUnsent(failure)) return;
      forgetOutgoing(client, profileId, message.clientId);
      if (failure.code === 'fictional_ack_required') askFictional(true);
      const cost = failure.code === 'price_changed' ? failure.params['cost'] : null;
      if (message.gift && typeof cost === 'number') repriceGift(client, locale, message.gift.id, cost);
    },
  });

  const arrive = useEffectEvent((message: OutgoingMessage, reply: Given) => {
    const giftId = message.gift?.id;
    if (giftId === undefined || ![chosenId, variables?.gift?.id].includes(giftId)) return;
    setGiven(reply);
    onGiven();
  });
  useEffect(() => onSent(client, profileId, (...sent) => arrive(...sent)), [client, profileId]);

  const isOther = variables?.gift?.id !== chosenId;
  const isLost = error?.mayHaveHappened ?? false;
  return {
    isPending,
    error: isOther ? null : error,
    isOtherLost: isOther && isLost,
    given,
    asksFictional,
    reset: () => void (isLost || reset()),
    give(gift, acceptFictional) {
      // Another tab may have sent the lost one again by now: its answer is still owed here.
      const isSame = error && !isRefusal(error) && variables?.gift?.id === gift.id;
      const earlier =
        unansweredGift(client, profileId, gift.id) ?? (isSame ? { ...variables, isUnanswered: isLost } : undefined);
      if (earlier) forgetOutgoing(client, profileId, earlier.clientId);
      mutate({
        clientId: earlier?.clientId ?? uuid(),
        text: null,
        gift,
        expectedCost: gift.cost,
        acceptFictional,
        isUnanswered: earlier?.isUnanswered ?? false,
        writtenAt: new Date().toISOString(),
      });
    },
  };
}
