import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import { ChatPage, chatQueries, chatTitle } from '@parlour/chat';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { BlockableChat } from '../navigation/blockable-chat.tsx';
import { PageTitle } from '../page-title.tsx';

const queries = ({ params }: PageArguments) => chatQueries(params['id'] ?? '');

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** One conversation. */
export default function ChatRoute() {
  const id = useParams()['id'] ?? '';
  const { i18n } = useLingui();
  const { profile } = useSuspenseQuery(conversationOptions({ conversation_id: id })).data;
  return (
    <>
      <PageTitle page={chatTitle(i18n, profile.name)} />
      <BlockableChat profile={profile}>
        {(menuEntries) => <ChatPage conversationId={id} menuEntries={menuEntries} />}
      </BlockableChat>
    </>
  );
}
