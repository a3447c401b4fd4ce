import type { QueryClient } from '@tanstack/react-query';
import { arrivals } from '../../live/arrivals.ts';
import type { Arrival, ConversationPage } from '../fold-conversation.ts';
import { chatKeys } from '../keys.ts';
import { keptOutgoing, type OutgoingMessage } from './outgoing.ts';
import { onSent, sendingTo } from './sendings.ts';

/** What is known of a message that the server has. */
export type Arrived = Pick<Arrival, 'message' | 'conversation'>;

/** What this page has sent off to somebody or the device keeps of it, as long as nobody has let go of it. */
export const findSentOff = (client: QueryClient, profileId: string, clientId: string): OutgoingMessage | undefined =>
  [...sendingTo(client, profileId).map(({ state }) => state.variables), ...keptOutgoing(client, profileId)].find(
    (message) => message?.clientId === clientId,
  );

const isOfConversation = (queryKey: readonly unknown[]): boolean =>
  chatKeys.conversations.every((part, place) => queryKey[place] === part);

/** What stands in a page with somebody. */
function standingIn(page: ConversationPage | undefined, profileId: string): Arrived[] {
  const conversation = page?.profile.id === profileId && page.conversation;
  return conversation ? page.messages.map((message) => ({ message, conversation })) : [];
}

/**
 * Hears of the viewer's messages that one person has, of each again and again: by its answer, by the live stream, or since a page
 * that is loaded has it. So an answer that got lost is not missed. Answers how to stop.
 */
export function onArrived(
  client: QueryClient,
  profileId: string,
  hear: (arrived: Arrived, clientId: string) => void,
): () => void {
  const tell = (arrived: Arrived) => arrived.message.client_id && hear(arrived, arrived.message.client_id);
  const ends = [
    onSent(client, profileId, ({ clientId }, reply) => hear(reply, clientId)),
    arrivals.subscribe((arrival) => arrival.profile_id === profileId && tell(arrival)),
    client.getQueryCache().subscribe((event) => {
      const { queryKey, state } = event.query;
      if (event.type === 'updated' && event.action.type === 'success' && isOfConversation(queryKey))
        standingIn(state.data as ConversationPage | undefined, profileId).forEach(tell);
    }),
  ];
  return () => ends.forEach((end) => end());
}
