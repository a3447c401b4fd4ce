import { sql } from 'kysely';
import {
  defaultNotificationSettings,
  disabledReasons,
  withWishes,
  type DisabledReason,
  type NotificationSettings,
  type NotificationWishes,
} from '@parlour/models/account/notifications/notification-settings';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

interface ToldStanding {
  settings: NotificationSettings;
  disabled: DisabledReason | null;
}

interface StandingOf {
  brand: string;
  memberId: string;
  /** The brand's own rule. */
  discreet: boolean;
}

/** What a member is told, and why mails are off. */
export async function readNotificationStanding(
  db: BrandDatabase,
  { brand, memberId, discreet }: StandingOf,
): Promise<ToldStanding> {
  const { rows } = await sql<{ wishes: NotificationWishes | null; disabled: DisabledReason[] }>`
    select s.settings as wishes, m.notifications_disabled as disabled
    from members m left join notification_settings s on s.brand = m.brand and s.member_id = m.id
    where m.brand = ${brand} and m.id = ${memberId}`.execute(db);
  const row = rows[0];
  return {
    settings: withWishes(defaultNotificationSettings(discreet), row?.wishes ?? {}),
    disabled: disabledReasons.find((reason) => row?.disabled.includes(reason)) ?? null,
  };
}

/** Keeps what a member wishes, on top of what they wished before; two changes at once both count. */
export async function mergeWishes(
  trx: Transaction,
  brand: string,
  memberId: string,
  wishes: NotificationWishes,
): Promise<void> {
  await sql`select id from members where brand = ${brand} and id = ${memberId} for update`.execute(trx);
  const before = await trx
    .selectFrom('notification_settings')
    .select('settings')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const kept = (before?.settings ?? {}) as NotificationWishes;
  const settings = JSON.stringify({
    ...kept,
    ...wishes,
    mail: { ...kept.mail, ...wishes.mail },
    push: { ...kept.push, ...wishes.push },
  });
  await trx
    .insertInto('notification_settings')
    .values({ brand, member_id: memberId, settings })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet({ settings }))
    .execute();
}
