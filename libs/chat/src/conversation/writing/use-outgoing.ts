import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '@parlour/api-client/api-error';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { isUnsent } from '@parlour/api-client/chat/is-unsent';
import { chatKeys } from '@parlour/api-client/chat/keys';
import {
  forgetKept,
  isForgotten,
  isStillMeant,
  isTriedSince,
  useKeptOutgoing,
  type OutgoingMessage,
} from '@parlour/api-client/chat/outgoing';
import { useAbandoned } from '@parlour/api-client/chat/outgoing-locks';
import type { SendingMutation } from '@parlour/api-client/chat/sendings';

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
  const sent = sentHere.filter(
    ({ variables, error }) =>
      !(variables && mayGoAgain(error) && isTriedSince(kept, variables.clientId, isUnsent(error))),
  );
  const arrived = new Set(messages.map((message) => message.client_id));
  const over = kept.filter(({ clientId }) => arrived.has(clientId)).map(({ clientId }) => clientId);

  useEffect(() => {
    for (const clientId of over) forgetKept(client, profile.id, clientId);
  });

  const known = new Set(sent.map(({ variables }) => variables?.clientId));
  const others = kept.filter(({ clientId }) => !known.has(clientId));
  const abandoned = useAbandoned(others.map(({ clientId }) => clientId));
  const elsewhere = others.map((message): Outgoing => {
    if (message.isUnsent || message.isRefused) return failed(message, message.isUnsent ? 'unsent' : 'refused');
    const isSought = abandoned.get(message.clientId);
    if (isSought === undefined) return { message, status: 'sending' };
    return failed(message, isSought ? 'missing' : 'unanswered');
  });
  const isOver = ({ message: { clientId }, status }: Outgoing) =>
    arrived.has(clientId) || (status === 'failed' && isForgotten(kept, clientId));
  return [...elsewhere, ...sent.flatMap(outgoingOf)].filter((each) => !isOver(each));
}

const mayGoAgain = (error: ApiError | null): boolean => isUnsent(error) || error?.mayHaveHappened === true;

const failed = (message: OutgoingMessage, failure: Failure, error?: ApiError): Outgoing => ({
  message,
  status: 'failed',
  failure: failure === 'unsent' && !isStillMeant(message) ? 'refused' : failure,
  error,
});

function outgoingOf({ variables: message, status, error }: SendingMutation['state']): Outgoing[] {
  if (!message || status === 'success') return [];
  return [error ? failed(message, failureOf(error), error) : { message, status: 'sending' }];
}

function failureOf(error: ApiError): Failure {
  if (error.mayHaveHappened) return 'unanswered';
  return isUnsent(error) ? 'unsent' : 'refused';
}
