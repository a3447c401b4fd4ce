import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { emptyCard } from '@parlour/contract/profile/empty-card';
import { ApiError } from '../api-error.ts';
import { keptOrAsked } from '../kept-or-asked.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { refreshed, withOlder, type ConversationPage } from './fold-conversation.ts';
import { chatKeys, type ConversationTarget } from './keys.ts';
import { noteTyping } from './typing.ts';

/** A conversation with its newest messages; what was loaded before stays when it is asked for again. */
export const conversationOptions = (target: ConversationTarget) =>
  queryOptions({
    queryKey: chatKeys.conversation(target),
    queryFn: async ({ client, signal, queryKey }): Promise<ConversationPage> => {
      const known = () => client.getQueryData<ConversationPage>(queryKey);
      const asked = known();
      try {
        return refreshed(await send(listMessages, { query: target, signal, ...wayOf(client) }), known(), asked);
      } catch (error) {
        const page = closed(error, known());
        if (page.conversation) noteTyping(client, page.conversation.id, null);
        return page;
      }
    },
  });

const closings: readonly (string | null)[] = ['blocked', 'role_required'];

/** Is there nothing left to read, since the other has blocked the viewer? */
export const isClosed = ({ can_send }: Pick<ConversationPage, 'can_send'>): boolean =>
  closings.includes(can_send.reason);

/**
 * What is left of a conversation that was open when the other blocked the viewer: a name, nothing to read, and why (spec
 * section 6).
 */
function closed(error: unknown, page: ConversationPage | undefined): ConversationPage {
  if (!page || !(error instanceof ApiError) || !closings.includes(error.code)) throw error;
  return {
    ...page,
    profile: { ...page.profile, ...emptyCard, status: 'disabled' },
    can_send: { ...page.can_send, allowed: false, reason: error.code },
    messages: [],
    has_more: false,
  };
}

/** Loads the messages before the oldest one that is there, and joins them to the page. */
export async function loadOlder(client: QueryClient, target: ConversationTarget): Promise<void> {
  const { queryKey } = conversationOptions(target);
  const oldest = client.getQueryData(queryKey)?.messages.find((message) => message.seq !== null);
  if (!oldest) return;
  const older = await send(listMessages, { query: { ...target, before: oldest.id }, ...wayOf(client) });
  client.setQueryData(queryKey, (page) => page && withOlder(page, older));
}

/** A conversation as far back as an address asks for: page 1 is the newest messages, each further one as many before them. */
export async function loadPages(client: QueryClient, target: ConversationTarget, pages: number): Promise<void> {
  const options = conversationOptions(target);
  let page: ConversationPage | undefined = await keptOrAsked(client, options);
  for (let loaded = 1; loaded < pages && page?.has_more; loaded++) {
    await loadOlder(client, target);
    page = client.getQueryData(options.queryKey);
  }
}
