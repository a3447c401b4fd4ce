import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { typing, TYPING_SECONDS } from '@parlour/contract/chat/typing';
import { SECOND } from '@parlour/models/durations';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { chatKeys } from './keys.ts';

/** Milliseconds for which a notice of typing is shown: two notices, so that one that comes late leaves no hole. */
export const TYPING_SHOWN = TYPING_SECONDS * 2 * SECOND;

/** When the other was last heard typing (milliseconds of this device's clock); null where not. Only live events set it. */
export const typingOptions = (conversationId: string) =>
  queryOptions({
    queryKey: chatKeys.typing(conversationId),
    queryFn: (): number | null => null,
    initialData: null as number | null,
    staleTime: Infinity,
  });

/** Notes that the other is typing, or has stopped. */
export const noteTyping = (client: QueryClient, conversationId: string, at: number | null): void =>
  void client.setQueryData(typingOptions(conversationId).queryKey, at);

/** Tells the other that one is typing. A notice that is lost is not missed. */
export const tellTyping = (client: QueryClient, conversationId: string): Promise<void> =>
  send(typing, { body: { conversation_id: conversationId }, ...wayOf(client) }).then(
    () => undefined,
    () => undefined,
  );
