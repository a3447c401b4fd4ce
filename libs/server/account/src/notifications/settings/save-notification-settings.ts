import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { notificationStandingOf } from '../telling/notification-standing-of.ts';
import { mergeWishes } from '../store/settings.ts';

/** Keeps what a member wishes to hear of; what is left out stays. */
export const saveNotificationSettingsCall = () =>
  handle(saveNotificationSettings, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      await mergeWishes(trx, context.brand.id, context.viewer.id, body);
      return notificationStandingOf(trx, context);
    }),
  );
