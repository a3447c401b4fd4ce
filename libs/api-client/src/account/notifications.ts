import type { QueryClient } from '@tanstack/react-query';
import { getNotificationSettings } from '@parlour/contract/account/get-notification-settings';
import { listNotifications } from '@parlour/contract/account/list-notifications';
import { markNotificationsSeen } from '@parlour/contract/account/mark-notifications-seen';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { accountKeys } from './keys.ts';

/** What a member is told, and how soon. */
export const notificationSettingsOptions = () => callQuery(accountKeys.notificationSettings, getNotificationSettings);

/** One page of what happened; asked for anew each time it is opened. */
export const notificationsOptions = (page: number) => ({
  ...callQuery([...accountKeys.notifications, page] as const, listNotifications, { page }),
  staleTime: 0,
});

/** Says that everything up to a moment was seen. The marks stay on the page that is open: they say what is new on it. */
export const seeNotifications = (client: QueryClient, until: string): Promise<unknown> =>
  send(markNotificationsSeen, { body: { seen_until: until } }, transportOf(client));
