import { useLingui } from '@lingui/react/macro';
import { ChatsPage, chatsQueries } from '@parlour/chat';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

export const loader = serverLoader(chatsQueries);
export const clientLoader = browserLoader(chatsQueries);

/** All conversations. */
export default function ChatsRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Messages`} />
      <ChatsPage />
    </>
  );
}
