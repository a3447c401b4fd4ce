import type { QueryClient } from '@tanstack/react-query';
import { lostMessages } from './lost-messages.ts';
import { keptAddressees, type OutgoingMessage } from './outgoing.ts';
import { whileResending } from './outgoing-locks.ts';
import { sendOut } from './send-message.ts';
import { addresseesHere, forgetOutgoing } from './sendings.ts';

/**
 * Sends what waits for a connection, and what this page got no answer to, again as the same messages, in order and at the price
 * that was seen, whoever has left their conversations meanwhile. What is refused, or gets lost again, stands in its conversation
 * as such.
 */
export async function resendLost(client: QueryClient): Promise<void> {
  // An open conversation sends its own, which takes back to the draft what is refused, and may hear of the connection after this:
  // between the listeners of a browser's event run microtasks, but no tasks.
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
 * Sends again by `send` what one person has not got. The tabs of a browser do so one after another, and each looks for what those
 * before it have left: neither does anything overtake what was written first, nor is a connection missed that comes meanwhile.
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
