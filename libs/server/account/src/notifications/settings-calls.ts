import { getNotificationSettings } from '@parlour/contract/account/get-notification-settings';
import { saveNotificationSettings } from '@parlour/contract/account/save-notification-settings';
import type { NotificationStanding } from '@parlour/contract/types/notifications';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { mergeWishes, readStanding } from './store/settings.ts';

export const getNotificationSettingsCall = () =>
  handle(getNotificationSettings, (_, context) => standingOf(context.db, context));

/** Keeps what a member wishes to hear of; what is left out stays. */
export const saveNotificationSettingsCall = () =>
  handle(saveNotificationSettings, ({ body }, context) =>
    inTransaction(context, async ({ trx }) => {
      await mergeWishes(trx, context.brand.id, context.viewer.id, body);
      return standingOf(trx, context);
    }),
  );

async function standingOf(db: BrandDatabase, { brand, viewer, session }: MemberContext): Promise<NotificationStanding> {
  const discreet = brand.settings.discreet;
  const of = { brand: brand.id, memberId: viewer.id, sessionId: session.id, discreet };
  const { settings, disabled, pushHere } = await readStanding(db, of);
  return { settings, disabled_reason: disabled, push_here: pushHere };
}
