import { useLingui } from '@lingui/react';
import { ChatsPage, chatsQueries, chatsTitle } from '@parlour/chat';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(chatsQueries);
export const clientLoader = browserLoader(chatsQueries);

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
