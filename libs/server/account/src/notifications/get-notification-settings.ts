import { getNotificationSettings } from '@parlour/contract/account/get-notification-settings';
import { handle } from '@parlour/server-kit/handle';
import { standingOf } from './standing-of.ts';

export const getNotificationSettingsCall = () =>
  handle(getNotificationSettings, (_, context) => standingOf(context.db, context));
