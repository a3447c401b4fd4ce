import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '../../account/server-clock.ts';
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

/** The message with a present that is under way to somebody, or failed: giving the same again sends it, paid once. */
export function presentUnderWay(client: QueryClient, profileId: string, id: string): OutgoingMessage | undefined {
  const found = underWayTo(client, profileId).findLast(({ message }) => presentOf(message)?.id === id);
  return found && { ...found.message, isUnanswered: found.fate !== 'unsent' && found.fate !== 'refused' };
}

/**
 * The messages that go again by themselves, in the order in which they were written: those that this page sent off and
 * that may have got lost, and those of any page that wait for a connection. Messages too old to be meant still are left
 * out.
 */
export const lostMessages = (client: QueryClient, profileId: string): OutgoingMessage[] =>
  underWayTo(client, profileId)
    .filter(({ fate }) => fate === 'unsent' || fate === 'unanswered')
    .map(({ message, fate }) => ({
      ...message,
      notSent: fate === 'unsent' ? fate : undefined,
      isUnanswered: fate === 'unanswered',
    }))
    .filter((message) => isStillMeant(message, serverNow(client)))
    .toSorted((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
