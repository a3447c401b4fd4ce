import type { NotificationStanding } from '@parlour/contract/types/notifications';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { readNotificationStanding } from '../store/settings.ts';

/** What a member wishes to hear of, and by which ways it can be told. */
export async function notificationStandingOf(
  db: BrandDatabase,
  { brand, viewer }: MemberContext,
): Promise<NotificationStanding> {
  const { discreet } = brand.settings;
  const { settings, disabled } = await readNotificationStanding(db, { brand: brand.id, memberId: viewer.id, discreet });
  return { settings, disabled_reason: disabled };
}
