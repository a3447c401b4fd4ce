import type { ApiError } from '../../api-error.ts';
import { isUnsent } from './is-unsent.ts';
import { isForgotten, type OutgoingMessage } from './outgoing.ts';
import type { SendingMutation } from './sendings.ts';

/**
 * What has become of a message, as far as this page knows:
 * - `sending`: this page sends it;
 * - `elsewhere`: another page has sent it off, which may be closed by now, and has told of no answer;
 * - `unsent`: it has certainly not arrived, and goes by itself once there is a connection;
 * - `unanswered`: this page got no answer, so that it may have arrived;
 * - `refused`: it has certainly not arrived, and only its member sends it again.
 */
export type Fate = 'sending' | 'elsewhere' | 'unsent' | 'unanswered' | 'refused';

export interface MessageUnderWay {
  message: OutgoingMessage;
  fate: Fate;
  /** What this page was answered. */
  error?: ApiError;
}

/**
 * The messages to one person that are on their way or have failed, those of other pages first: neither what has arrived, nor what
 * failed here and was given up elsewhere. Of what another tab has tried since, the device tells what became of it.
 */
export function messagesUnderWay(
  kept: readonly OutgoingMessage[],
  sendings: readonly SendingMutation['state'][],
): MessageUnderWay[] {
  const sentHere = sendings.filter((sending) => !isTriedSince(kept, sending));
  const known = new Set(sentHere.map(({ variables }) => variables?.clientId));
  return [
    ...kept.filter(({ clientId }) => !known.has(clientId)).map(underWayElsewhere),
    ...sentHere.flatMap(underWayHere).filter(({ message, error }) => !(error && isForgotten(kept, message.clientId))),
  ];
}

/** True where another tab has tried what this page had no connection for, or was refused what this page got no answer to. */
function isTriedSince(
  kept: readonly OutgoingMessage[],
  { variables: message, error }: SendingMutation['state'],
): boolean {
  const fate = error && fateOf(error);
  if (!fate || fate === 'refused') return false;
  const known = kept.find(({ clientId }) => clientId === message?.clientId);
  return known !== undefined && (known.notSent === 'refused' || (fate === 'unsent' && known.notSent !== fate));
}

const underWayElsewhere = (message: OutgoingMessage): MessageUnderWay => ({
  message,
  fate: message.notSent ?? 'elsewhere',
});

function underWayHere({ variables: message, status, error }: SendingMutation['state']): MessageUnderWay[] {
  if (!message || status === 'success') return [];
  return [error ? { message, fate: fateOf(error), error } : { message, fate: 'sending' }];
}

function fateOf(error: ApiError): Fate {
  if (error.mayHaveHappened) return 'unanswered';
  return isUnsent(error) ? 'unsent' : 'refused';
}
