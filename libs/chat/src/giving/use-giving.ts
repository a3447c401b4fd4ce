import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { serverNow } from '@parlour/api-client/account/server-clock';
import type { ApiError } from '@parlour/api-client/api-error';
import { isRefusal } from '@parlour/api-client/chat/is-refusal';
import { isUnsent } from '@parlour/api-client/chat/is-unsent';
import type { OutgoingMessage } from '@parlour/api-client/chat/outgoing';
import { presentOf, presentUnderWay } from '@parlour/api-client/chat/lost-messages';
import { sendOut } from '@parlour/api-client/chat/send-message';
import { forgetOutgoing, onSent } from '@parlour/api-client/chat/sendings';
import { profileKeys } from '@parlour/api-client/profile/keys';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Gift } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';

export type Given = ReplyOf<typeof sendMessage>;

/** What can be given to a member at its price: a gift, or a photo of one's own. */
type Present = { gift: Gift; photo?: null } | { gift: null; photo: Image };

export interface Giving {
  give(present: Present, cost: number, acceptFictional: boolean): void;
  isPending: boolean;
  /** What became of the last try to give what is chosen. */
  error: ApiError | null;
  /** Something else than what is chosen got lost on its way and may yet arrive. */
  isOtherLost: boolean;
  /** What is on its way, or may have arrived: no other choice is needed to try it again. */
  underWay: OutgoingMessage | undefined;
  given: Given | undefined;
  /** The server has asked to acknowledge that the profile is fictional. */
  asksFictional: boolean;
  /** Lets go of what became of the last try, unless it may yet arrive. */
  reset(): void;
}

interface GivingPorts {
  /** Not called in a sheet that is gone: one that was opened anew has a choice of its own. */
  onGiven(): void;
  /** Called with what was refused, or given without a connection: it has not arrived, and the conversation drops it. */
  onRefused(failure: ApiError, message: OutgoingMessage): void;
}

/**
 * Gives one thing to a member.
 * - What got lost on its way is sent again as the same message, also after the sheet was closed or the page was loaded
 *   anew: it is never paid twice.
 * - What was refused, or given without a connection, is forgotten: it no longer stands in the conversation as something
 *   to try again.
 *
 * @param chosenId what is chosen; it counts as given too where the conversation behind the sheet has sent it
 */
export function useGiving(
  profileId: string,
  chosenId: string | undefined,
  { onGiven, onRefused }: GivingPorts,
): Giving {
  const client = useQueryClient();
  const [asksFictional, askFictional] = useState(false);
  const [given, setGiven] = useState<Given>();
  const { mutate, isPending, error, variables, reset } = useMutation<Given, ApiError, OutgoingMessage>({
    mutationFn: (message) => sendOut(client, { profile_id: profileId }, profileId, message),
    onSuccess: () => void client.invalidateQueries({ queryKey: profileKeys.one(profileId) }),
    onError: (failure, message) => {
      if (!isRefusal(failure) && !isUnsent(failure)) return;
      forgetOutgoing(client, profileId, message.clientId);
      if (failure.code === 'fictional_ack_required') askFictional(true);
      onRefused(failure, message);
    },
  });
  const triedId = variables && presentOf(variables)?.id;

  const arrive = useEffectEvent((message: OutgoingMessage, reply: Given) => {
    const id = presentOf(message)?.id;
    if (id === undefined || ![chosenId, triedId].includes(id)) return;
    if (error) reset();
    setGiven(reply);
    onGiven();
  });
  useEffect(() => onSent(client, profileId, (...sent) => arrive(...sent)), [client, profileId]);

  const isOther = chosenId !== undefined && triedId !== chosenId;
  const isLost = error?.mayHaveHappened ?? false;
  const mayGoAgain = error !== null && !isRefusal(error) && !isUnsent(error);
  return {
    isPending,
    error: isOther ? null : error,
    isOtherLost: isOther && isLost,
    underWay: isPending || mayGoAgain ? variables : undefined,
    given,
    asksFictional,
    reset: () => void (isLost || reset()),
    give(present, cost, acceptFictional) {
      const { id } = present.photo ?? present.gift;
      // Another tab may have sent the lost one again by now: its answer is still owed here.
      const isSame = error && !isRefusal(error) && triedId === id;
      const earlier =
        presentUnderWay(client, profileId, id) ?? (isSame ? { ...variables, isUnanswered: isLost } : undefined);
      if (earlier) forgetOutgoing(client, profileId, earlier.clientId);
      mutate({
        ...present,
        clientId: earlier?.clientId ?? uuid(),
        text: null,
        expectedCost: cost,
        acceptFictional,
        isUnanswered: earlier?.isUnanswered ?? false,
        writtenAt: serverNow(client).toISOString(),
      });
    },
  };
}
