import { useLingui } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { loadChatPages } from '@parlour/api-client/chat/chats';
import { pageIn } from '@parlour/contract/address-numbers';
import { ChatsPage, chatsQueries, chatsTitle } from '@parlour/chat';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

async function queries({ search }: PageArguments, cache: QueryClient) {
  const pages = pageIn(search);
  if (pages > 1) await loadChatPages(cache, pages);
  return chatsQueries();
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** All conversations. */
export default function ChatsRoute() {
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle page={chatsTitle(i18n)} />
      <ChatsPage />
    </>
  );
}
