import type { QueryClient } from '@tanstack/react-query';
import { messagesUnderWay, type MessageUnderWay } from './messages-under-way.ts';
import { isStillMeant, keptOutgoing, type OutgoingMessage } from './outgoing.ts';
import { sendingTo } from './sendings.ts';

/** What a message carries in place of words. */
export const presentOf = ({ gift, photo }: OutgoingMessage) => photo ?? gift;

const underWayTo = (client: QueryClient, profileId: string): MessageUnderWay[] =>
  messagesUnderWay(
    keptOutgoing(client, profileId),
    sendingTo(client, profileId).map(({ state }) => state),
  );

/** What was sent off to somebody and has no answer yet: whoever gives the same again sends that message, which is paid once. */
export function unansweredPresent(client: QueryClient, profileId: string, id: string): OutgoingMessage | undefined {
  const found = underWayTo(client, profileId).findLast(({ message }) => presentOf(message)?.id === id);
  return found && { ...found.message, isUnanswered: found.fate !== 'unsent' && found.fate !== 'refused' };
}

/**
 * What goes again by itself: what was sent off from this page and may have got lost, or waits for a connection, whichever page it
 * was written in, in the order in which it was written; not what is no longer what anybody means.
 */
export const lostMessages = (client: QueryClient, profileId: string): OutgoingMessage[] =>
  underWayTo(client, profileId)
    .filter(({ fate }) => fate === 'unsent' || fate === 'unanswered')
    .map(({ message, fate }) => ({
      ...message,
      notSent: fate === 'unsent' ? fate : undefined,
      isUnanswered: fate === 'unanswered',
    }))
    .filter(isStillMeant)
    .toSorted((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
