import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { ApiError } from '../../api-error.ts';
import { chatKeys } from '../keys.ts';
import { forgetAllKept, forgetKept, type OutgoingMessage } from './outgoing.ts';

/** A message's way to the server; without `variables` as long as another tab is sending it. */
export type SendingMutation = Mutation<ReplyOf<typeof sendMessage>, ApiError, OutgoingMessage>;

/** What this page has sent off to somebody. Only `sendOut` builds what lies under this key. */
export const sendingTo = (client: QueryClient, profileId: string): SendingMutation[] =>
  client.getMutationCache().findAll({ mutationKey: chatKeys.sending(profileId) }) as unknown as SendingMutation[];

/** The messages to one person go one after another. */
export const scopeOf = (profileId: string): string => `chat.${profileId}`;

/** Hears of what reaches one person, from wherever in this page it was sent off; answers how to stop. */
export const onSent = (
  client: QueryClient,
  profileId: string,
  hear: (message: OutgoingMessage, reply: ReplyOf<typeof sendMessage>) => void,
): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { options, state }: SendingMutation = event.mutation;
    if (options.scope?.id === scopeOf(profileId)) hear(state.variables!, state.data!);
  });

/** To whom this page has sent off something that has not arrived, also where the device keeps nothing. */
export const addresseesHere = (client: QueryClient): string[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: chatKeys.sendings })
    .map(({ options }) => String(options.mutationKey?.[chatKeys.sendings.length]));

/** Takes a message that was not sent out of the conversation: it is tried again, goes back to the draft, or is given up. */
export function forgetOutgoing(client: QueryClient, profileId: string, clientId: string): void {
  const cache = client.getMutationCache();
  for (const sending of sendingTo(client, profileId))
    if (sending.state.variables?.clientId === clientId) cache.remove(sending);
  forgetKept(client, profileId, clientId);
}

/** Forgets all that was sent off to one person and has not arrived: their conversation is removed. */
export function forgetAllOutgoing(client: QueryClient, profileId: string): void {
  const cache = client.getMutationCache();
  for (const sending of sendingTo(client, profileId)) cache.remove(sending);
  forgetAllKept(client, profileId);
}
