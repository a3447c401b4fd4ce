import { useLingui } from '@lingui/react';
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useActionData } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { conversationOptions, loadPages } from '@parlour/api-client/chat/conversation';
import { icebreakersOptions } from '@parlour/api-client/chat/icebreakers';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { pageIn } from '@parlour/contract/address-numbers';
import type { Message } from '@parlour/contract/types/chat';
import { ChatPage, chatQueries, chatTitle } from '@parlour/chat';
import { ReportButton, useBlockEntry, useIsBlocked, useReportEntry, useReportSheet } from '@parlour/safety';
import type { PageArguments, PageQueries } from '../loading/page-arguments.ts';
import { PageTitle } from '../page/page-title.tsx';

/** The queries of a conversation's page by the id in its address, with as many pages of messages as the address asks for. */
export const conversationQueries =
  (targetOf: (id: string) => ConversationTarget) =>
  async ({ params: { id = '' }, search }: PageArguments, cache: QueryClient) => {
    const pages = pageIn(search);
    if (pages > 1) await loadPages(cache, targetOf(id), pages);
    return chatQueries(targetOf(id));
  };

/** The same with how to begin, which the server draws above an empty conversation; what fails of that is asked for again in the browser. */
export const drawnConversationQueries = (targetOf: (id: string) => ConversationTarget): PageQueries => {
  const queriesOf = conversationQueries(targetOf);
  return async (page, cache) => {
    const queries = await queriesOf(page, cache);
    const { profile, messages } = await keptOrAsked(cache, conversationOptions(targetOf(page.params['id'] ?? '')));
    if (messages.length === 0) await cache.query(icebreakersOptions(profile.id)).catch(() => undefined);
    return queries;
  };
};

/** A conversation whose menu blocks and reports the other, and each of whose messages can be reported. */
export function ConversationPage({ target }: { target: ConversationTarget }) {
  const { i18n } = useLingui();
  const lastResult = useActionData<CallFormResult>();
  const { profile, conversation, can_send: canSend } = useSuspenseQuery(conversationOptions(target)).data;
  const { id, name } = profile;
  const asRead = conversation?.state === 'blocked' || canSend.reason === 'already_blocked';
  const isBlocked = useIsBlocked(id, asRead);
  const { entry, dialog } = useBlockEntry(profile, isBlocked);
  const { entry: reportEntry, sheet } = useReportEntry(
    conversation ? { type: 'conversation', id: conversation.id, name } : { type: 'profile', id, name },
  );
  const { open, sheet: messageSheet } = useReportSheet();
  const messageAct = useCallback(
    (message: Message) => <ReportButton reported={{ type: 'message', id: message.id, name }} onReport={open} />,
    [name, open],
  );
  return (
    <>
      <PageTitle page={chatTitle(i18n, name)} />
      <ChatPage
        target={target}
        isBlocked={isBlocked}
        menuEntries={() => [entry, reportEntry]}
        messageAct={messageAct}
        lastResult={lastResult}
      />
      {dialog}
      {sheet}
      {messageSheet}
    </>
  );
}
