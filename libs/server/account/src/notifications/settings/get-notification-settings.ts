import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { handle } from '@parlour/server-kit/calls/handle';
import { notificationStandingOf } from '../telling/notification-standing-of.ts';

/** What the member wishes to hear of, and why mails to them are off where they are. */
export const getNotificationSettingsCall = () =>
  handle(getNotificationSettings, (_, context) => notificationStandingOf(context.db, context));
