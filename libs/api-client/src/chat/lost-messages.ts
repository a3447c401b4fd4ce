import type { QueryClient } from '@tanstack/react-query';
import { isUnsent } from './is-unsent.ts';
import { isForgotten, isStillMeant, isTriedSince, keptOutgoing, type OutgoingMessage } from './outgoing.ts';
import { sendingTo } from './sendings.ts';

/** What a message carries in place of words. */
export const presentOf = ({ gift, photo }: OutgoingMessage) => photo ?? gift;

/** What was sent off to somebody and has no answer yet: whoever gives the same again sends that message, which is paid once. */
export function unansweredPresent(client: QueryClient, profileId: string, id: string): OutgoingMessage | undefined {
  const kept = keptOutgoing(client, profileId);
  const sentHere = sendingTo(client, profileId).flatMap(({ state: { variables: message, error } }) =>
    message ? [{ ...message, isUnanswered: error?.mayHaveHappened ?? true }] : [],
  );
  const known = new Set(sentHere.map(({ clientId }) => clientId));
  const elsewhere = kept.filter(({ clientId }) => !known.has(clientId));
  return [
    ...elsewhere.map((message) => ({ ...message, isUnanswered: !message.isUnsent })),
    ...sentHere.filter(({ clientId }) => !isForgotten(kept, clientId)),
  ].findLast((message) => presentOf(message)?.id === id);
}

/**
 * What goes again by itself: what was sent off from this page and may have got lost, or waits for a connection, whichever page it
 * was written in, in the order in which it was written; not what another tab gave up, has tried or was refused, nor what is no
 * longer what anybody means.
 */
export function lostMessages(client: QueryClient, profileId: string): OutgoingMessage[] {
  const kept = keptOutgoing(client, profileId);
  const sentHere = sendingTo(client, profileId).map(({ state }) => state);
  const known = new Set(sentHere.map(({ variables }) => variables?.clientId));
  const lostHere = sentHere
    .filter(({ error }) => isUnsent(error) || error?.mayHaveHappened)
    .map(({ variables, error }) => ({ ...variables!, isUnsent: isUnsent(error), isUnanswered: !isUnsent(error) }))
    .filter((message) => !isForgotten(kept, message.clientId))
    .filter((message) => !isTriedSince(kept, message.clientId, message.isUnsent));
  const waiting = kept.filter((message) => message.isUnsent && !known.has(message.clientId));
  return [...waiting, ...lostHere]
    .filter(isStillMeant)
    .toSorted((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
}
