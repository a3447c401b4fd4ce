import type { QueryClient } from '@tanstack/react-query';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { markNotificationsSeen } from '@parlour/contract/account/notifications/mark-notifications-seen';
import type { ReplyOf } from '@parlour/contract/define-call';
import { callQuery } from '../call-query.ts';
import { keptOrAsked } from '../kept-or-asked.ts';
import { closeNotifications } from '../live/close-notifications.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { accountKeys } from './keys.ts';

/** What a member is told, and how soon. */
export const notificationSettingsOptions = () => callQuery(accountKeys.notificationSettings, getNotificationSettings);

/** One page of what happened; asked for anew each time it is opened. */
export const notificationsOptions = (page: number) => ({
  ...callQuery([...accountKeys.notifications, page] as const, listNotifications, { page }),
  staleTime: 0,
});

/** Says that everything up to a moment was seen; it is no longer new then, and the device shows no news of the account. */
export async function seeNotifications(client: QueryClient, until: string): Promise<void> {
  await send(markNotificationsSeen, { body: { seen_until: until }, ...wayOf(client) });
  client.setQueriesData<ReplyOf<typeof listNotifications>>(
    { queryKey: accountKeys.notifications },
    (list) =>
      list && {
        ...list,
        notifications: list.notifications.map((each) =>
          each.happened_at <= until ? { ...each, unread: false } : each,
        ),
      },
  );
  void closeNotifications('account');
}

/** Says that everything was seen that there is now: what a press without scripts means. */
export async function seeAllNotifications(client: QueryClient): Promise<void> {
  const [newest] = (await keptOrAsked(client, notificationsOptions(1))).notifications;
  if (newest) await seeNotifications(client, newest.happened_at);
}
