import { useLingui } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useActionData, useParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { conversationOptions, loadPages } from '@parlour/api-client/chat/conversation';
import { messageForm } from '@parlour/api-client/chat/message-form';
import { MemberChatPage, memberChatQueries, chatTitle } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { pageNumber } from '../loading/page-number.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { BlockableChat } from '../navigation/blockable-chat.tsx';
import { PageTitle } from '../page-title.tsx';

async function queries({ params: { id = '' }, search }: PageArguments, cache: QueryClient) {
  const pages = pageNumber(search);
  if (pages > 1) await loadPages(cache, { profile_id: id }, pages);
  return memberChatQueries(id);
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  (_, { id = '' }) => messageForm({ profile_id: id }),
  ({ conversation }) => addresses.chat.href({ id: conversation.id }),
);

/** Writing to a member, before or after the first message. */
export default function MemberChatRoute() {
  const id = useParams()['id'] ?? '';
  const { i18n } = useLingui();
  const lastResult = useActionData<CallFormResult>();
  const { profile, conversation } = useSuspenseQuery(conversationOptions({ profile_id: id })).data;
  return (
    <>
      <PageTitle page={chatTitle(i18n, profile.name)} />
      <BlockableChat profile={profile} conversationId={conversation?.id ?? null}>
        {(slots) => <MemberChatPage profileId={id} {...slots} lastResult={lastResult} />}
      </BlockableChat>
    </>
  );
}
