import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { serverNow } from '@parlour/api-client/account/server-clock';
import type { ApiError } from '@parlour/api-client/api-error';
import { isRefusal } from '@parlour/api-client/chat/sending/is-refusal';
import { isUnsent } from '@parlour/api-client/chat/sending/is-unsent';
import type { OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { presentOf, presentUnderWay } from '@parlour/api-client/chat/sending/lost-messages';
import { findSentOff, onArrived, type Arrived } from '@parlour/api-client/chat/sending/on-arrived';
import { sendOut } from '@parlour/api-client/chat/sending/send-message';
import { forgetOutgoing } from '@parlour/api-client/chat/sending/sendings';
import { profileKeys } from '@parlour/api-client/profile/keys';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Gift } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';

/** What can be given to a member at its price: a gift, or a photo of one's own. */
type Present = { gift: Gift; photo?: null } | { gift: null; photo: Image };

export interface Giving {
  give(present: Present, cost: number, acceptFictional: boolean): void;
  isPending: boolean;
  /** What became of the last try to give what is chosen. */
  error: ApiError | null;
  /** What is chosen was given before, in a sheet that is gone, and may have arrived. */
  isInDoubt: boolean;
  /** Something else than what is chosen got lost on its way and may yet arrive. */
  isOtherLost: boolean;
  /** What is on its way, or may have arrived: no other choice is needed to try it again. */
  underWay: OutgoingMessage | undefined;
  given: Arrived | undefined;
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
 * - It is given as soon as the member has it, whoever tells so: an answer, the live stream or the conversation that is read.
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
  const [given, setGiven] = useState<Arrived>();
  const readProfile = () =>
    void client.invalidateQueries({ queryKey: profileKeys.one(profileId) }, { cancelRefetch: false });
  const { mutate, isPending, error, variables, reset } = useMutation<
    ReplyOf<typeof sendMessage>,
    ApiError,
    OutgoingMessage
  >({
    mutationFn: (message) => sendOut(client, { profile_id: profileId }, profileId, message),
    onSuccess: readProfile,
    onError: (failure, message) => {
      if (!isRefusal(failure) && !isUnsent(failure)) return;
      forgetOutgoing(client, profileId, message.clientId);
      if (failure.code === 'fictional_ack_required') askFictional(true);
      onRefused(failure, message);
    },
  });
  const triedId = variables && presentOf(variables)?.id;

  const arrive = useEffectEvent((arrived: Arrived, clientId: string) => {
    const message = findSentOff(client, profileId, clientId);
    const present = message && presentOf(message);
    if (!present || ![chosenId, triedId].includes(present.id)) return;
    forgetOutgoing(client, profileId, clientId);
    reset();
    readProfile();
    setGiven(arrived);
    onGiven();
  });
  useEffect(() => onArrived(client, profileId, (...arrived) => arrive(...arrived)), [client, profileId]);
  const isOther = chosenId !== undefined && triedId !== chosenId;
  const isLost = error?.mayHaveHappened ?? false;
  const mayGoAgain = error !== null && !isRefusal(error) && !isUnsent(error);
  return {
    isPending,
    error: isOther ? null : error,
    isInDoubt: chosenId !== undefined && Boolean(presentUnderWay(client, profileId, chosenId)?.isUnanswered),
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
