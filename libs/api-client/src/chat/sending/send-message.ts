import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { GiftId } from '@parlour/models/chat/gifts';
import { userOptions } from '../../account/user.ts';
import type { ApiError } from '../../api-error.ts';
import { expectBalance } from '../../payments/expect-balance.ts';
import { send } from '../../send.ts';
import { wayOf } from '../../transport.ts';
import { arriveInList, arriveInPages } from '../arrive.ts';
import { isRefusal } from './is-refusal.ts';
import { isUnsent, unsent } from './is-unsent.ts';
import { chatKeys, type ConversationTarget } from '../keys.ts';
import { isForgotten, keepOutgoing, keptOutgoing, markOutgoing, type OutgoingMessage } from './outgoing.ts';
import { whileSending } from './outgoing-locks.ts';
import { forgetOutgoing, scopeOf, type SendingMutation } from './sendings.ts';

/**
 * Sends one message.
 * - Messages to one person go one after another. A repeated one carries the same `clientId`, which is its idempotency
 *   key too: it is never charged twice.
 * - A message that another tab has let go of is not sent at its turn. Nor is one without a connection, unless an
 *   earlier attempt may have arrived: so it can be taken back.
 * - A message that waited for a connection counts as unsent until its turn, also when the page is closed before. Any
 *   other counts as sent off from the beginning.
 */
const sendMessageMutation = (client: QueryClient, target: ConversationTarget, profileId: string) =>
  mutationOptions<ReplyOf<typeof sendMessage>, ApiError, OutgoingMessage>({
    mutationKey: chatKeys.sending(profileId),
    scope: { id: scopeOf(profileId) },
    networkMode: 'always',
    gcTime: Infinity,
    mutationFn: (message) => {
      const { clientId, expectedCost, acceptFictional, isUnanswered } = message;
      if (isForgotten(keptOutgoing(client, profileId), clientId))
        return Promise.reject(isUnanswered ? unsent().afterUnknown() : unsent());
      const mustWait = !isUnanswered && !navigator.onLine;
      markOutgoing(client, profileId, clientId, mustWait ? 'unsent' : undefined);
      if (mustWait) return Promise.reject(unsent());
      const takeBalance = expectBalance(client);
      return send(sendMessage, {
        body: {
          ...target,
          ...contentOf(message),
          client_id: clientId,
          expected_cost: expectedCost,
          ...(acceptFictional ? { accept_fictional: true } : {}),
        },
        idempotencyKey: clientId,
        ...wayOf(client),
      }).then(takeBalance, isUnanswered ? stillUnanswered : undefined);
    },
    onSuccess: ({ message, conversation }) => {
      arriveInPages(client, { message, conversation, profile_id: profileId });
      const counts = { unread: 0, total_unread: 0, total_new: 0 };
      arriveInList(client, {
        id: null,
        event: { kind: 'message', message, conversation, profile_id: profileId, ...counts },
      });
    },
    onError: (error, { clientId, notSent }) => {
      if (!error.mayHaveHappened && !isUnsent(error)) {
        // A message that was to go by itself waits on where the server did not look for it. Of a new one, the member is
        // told that it is not sent.
        const waitsOn = notSent === 'unsent' && !isRefusal(error);
        markOutgoing(client, profileId, clientId, waitsOn ? 'unsent' : 'refused');
      }
      void client.invalidateQueries({ queryKey: chatKeys.conversations });
      if (error.code === 'insufficient_credits') void client.invalidateQueries({ queryKey: userOptions().queryKey });
    },
  });

function contentOf({ text, gift, photo }: OutgoingMessage) {
  if (photo) return { type: 'image', photo_id: photo.id } as const;
  return gift ? ({ type: 'gift', gift_id: gift.id as GiftId } as const) : ({ type: 'text', text } as const);
}

/** A server that did not look for the message does not tell whether an earlier attempt has arrived. */
function stillUnanswered(error: ApiError): never {
  throw isRefusal(error) ? error : (error as ApiError).afterUnknown();
}

/**
 * Sends a message off and answers the server's reply. Until the server has it, the message is among the mutations of
 * `chatKeys.sending`, where this page finds it, also after the member has left the conversation. It is also kept on
 * this device, where the next page finds it.
 */
export async function sendOut(
  client: QueryClient,
  target: ConversationTarget,
  profileId: string,
  message: OutgoingMessage,
): Promise<ReplyOf<typeof sendMessage>> {
  keepOutgoing(client, profileId, message);
  const mutation = client.getMutationCache().build(client, sendMessageMutation(client, target, profileId));
  const reply = await whileSending(message.clientId, () => executeInTurn(client, mutation, message));
  forgetOutgoing(client, profileId, message.clientId);
  return reply;
}

/**
 * Runs the mutation of a message at its turn. A mutation that is taken out of the queue before is never called, nor
 * answered: then this function rejects, so that its locks are not held for ever. Whoever took it out tells what becomes
 * of the message, and may have sent it again as the same one; the error here says nothing of that.
 */
async function executeInTurn(client: QueryClient, mutation: SendingMutation, message: OutgoingMessage) {
  const cache = client.getMutationCache();
  const isThis = (other: unknown): boolean => other === mutation;
  const overtaken = unsent().afterUnknown();
  if (!cache.getAll().some(isThis)) throw overtaken;
  let stop = (): void => {};
  const taken = new Promise<never>((_, reject) => {
    stop = cache.subscribe((event) => {
      if (event.type === 'removed' && isThis(event.mutation) && mutation.state.isPaused) reject(overtaken);
    });
  });
  return Promise.race([mutation.execute(message), taken]).finally(stop);
}
