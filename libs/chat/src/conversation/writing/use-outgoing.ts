import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '@parlour/api-client/account/server-clock';
import type { ApiError } from '@parlour/api-client/api-error';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { messagesUnderWay, type MessageUnderWay } from '@parlour/api-client/chat/sending/messages-under-way';
import { isStillMeant, useKeptOutgoing, type OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { useAbandoned } from '@parlour/api-client/chat/sending/outgoing-locks';
import { forgetOutgoing, type SendingMutation } from '@parlour/api-client/chat/sending/sendings';
import { useKeptGift } from '../../gifts/use-kept-gift.ts';

/**
 * What is known of a message that failed. Refused: it has not arrived, nor goes by itself. Unsent: it does once there is a
 * connection, for want of which it has never been on its way. Unanswered: it may have arrived. Missing: nobody answered another
 * page either, and what this one has read since is without it.
 */
export type Failure = 'refused' | 'unsent' | 'unanswered' | 'missing';

export interface FailedMessage {
  message: OutgoingMessage;
  status: 'failed';
  failure: Failure;
  /** What this page was answered. */
  error?: ApiError;
}

/** A message that the server has not confirmed. */
export type Outgoing = { message: OutgoingMessage; status: 'sending' } | FailedMessage;

/**
 * What is on its way to this person or has failed, also before a reload or in another tab; neither what has arrived, of which
 * the live stream or the conversation itself may know first, nor what was given up elsewhere.
 */
export function useOutgoing({ profile, messages }: ConversationPage): Outgoing[] {
  const client = useQueryClient();
  const kept = useKeptOutgoing(profile.id);
  const sentHere = useMutationState<SendingMutation['state']>({
    filters: { mutationKey: chatKeys.sending(profile.id) },
  });
  const [keptGift, keepGift] = useKeptGift(profile.id);
  const arrived = new Set(messages.map((message) => message.client_id));
  const known = messagesUnderWay(kept, sentHere);
  const over = known.filter(({ message }) => arrived.has(message.clientId));

  useEffect(() => {
    for (const { message } of over) {
      forgetOutgoing(client, profile.id, message.clientId);
      if (message.gift && message.gift.id === keptGift) keepGift(undefined);
    }
  });

  const underWay = known.filter((each) => !over.includes(each));
  const elsewhere = underWay.filter(({ fate }) => fate === 'elsewhere');
  const abandoned = useAbandoned(elsewhere.map(({ message }) => message.clientId));
  const now = serverNow(client);
  return underWay.map((each) => outgoingOf(each, abandoned.get(each.message.clientId), now));
}

function outgoingOf(underWay: MessageUnderWay, isSought: boolean | undefined, now: Date): Outgoing {
  const { message, error } = underWay;
  const failure = failureOf(underWay, isSought, now);
  return failure ? { message, status: 'failed', failure, error } : { message, status: 'sending' };
}

/** What another page has sent off is on its way as long as it may answer: `isSought` is undefined until then. */
function failureOf({ message, fate }: MessageUnderWay, isSought: boolean | undefined, now: Date): Failure | null {
  if (fate === 'sending') return null;
  if (fate === 'unsent') return isStillMeant(message, now) ? 'unsent' : 'refused';
  if (fate !== 'elsewhere') return fate;
  if (isSought === undefined) return null;
  return isSought ? 'missing' : 'unanswered';
}
