import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { seeAllNotifications } from '@parlour/api-client/account/notifications';
import { addresses } from '@parlour/contract/addresses';
import { NotificationsPage, notificationsPageQueries, readNotificationsPage } from '@parlour/account';
import { pressAction } from '../forms/press-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = ({ search }: PageArguments) => notificationsPageQueries(readNotificationsPage(search));

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** Marks all as seen. */
export const action = pressAction(seeAllNotifications, addresses.notifications.href());

/** What has happened to a member. */
export default function NotificationsRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const page = readNotificationsPage(search);
  return (
    <>
      <PageTitle page={t`Notifications`} number={page} />
      <NotificationsPage page={page} />
    </>
  );
}
