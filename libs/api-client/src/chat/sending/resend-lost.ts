import type { QueryClient } from '@tanstack/react-query';
import { lostMessages } from './lost-messages.ts';
import { keptAddressees, type OutgoingMessage } from './outgoing.ts';
import { whileResending } from './outgoing-locks.ts';
import { sendOut } from './send-message.ts';
import { addresseesHere, forgetOutgoing } from './sendings.ts';

/**
 * Sends again the messages that wait for a connection, and those that this page got no answer to. They go as the same
 * messages, in order and at the price that was seen, also where the member has left their conversation. A message that
 * is refused, or gets lost again, is shown as such in its conversation.
 */
export async function resendLost(client: QueryClient): Promise<void> {
  // An open conversation sends its own first, since it gives a refused message back to the draft. It may hear of the
  // connection after this: between the listeners of a browser's event run microtasks, but no tasks.
  await new Promise((resolve) => setTimeout(resolve));
  const profileIds = new Set([...keptAddressees(client), ...addresseesHere(client)]);
  await Promise.all(
    [...profileIds].map((profileId) =>
      resendTo(client, profileId, (message) => {
        forgetOutgoing(client, profileId, message.clientId);
        return sendOut(client, { profile_id: profileId }, profileId, message);
      }),
    ),
  );
}

/**
 * Sends again, by `send`, the messages that one person has not got. The tabs of a browser take turns, and each looks
 * for what the tabs before it have left. So no message overtakes an earlier one, and a connection that comes meanwhile
 * is not missed.
 */
export async function resendTo(
  client: QueryClient,
  profileId: string,
  send: (message: OutgoingMessage) => Promise<unknown>,
): Promise<void> {
  const sendAll = () => Promise.allSettled(navigator.onLine ? lostMessages(client, profileId).map(send) : []);
  // The browser may refuse the lock, as to a page that is being left: what waits goes on waiting.
  await whileResending(profileId, sendAll).catch(() => {});
}
