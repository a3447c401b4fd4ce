import { sql } from 'kysely';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import {
  defaultNotificationSettings,
  withWishes,
  type DisabledReason,
  type NotificationSettings,
  type NotificationWishes,
} from '@parlour/models/account/notifications/notification-settings';
import type { Locale } from '@parlour/models/locale';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Whose } from './notifications.ts';

/** Somebody to be told of something. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
  language: Locale;
  confirmed: boolean;
  notifications_disabled: DisabledReason[];
  /** When one of their sessions was last here; null without one. */
  here_at: Date | null;
  settings: NotificationSettings;
}

interface RecipientRow extends Omit<Recipient, 'settings'> {
  wishes: NotificationWishes | null;
}

/**
 * Who a notice is for; null where nobody is to be told: an account that is leaving or blocked, a fictional profile, and a
 * member of the demo world whom nobody plays.
 */
export async function findRecipient(
  db: BrandDatabase,
  { id: brand, settings: { discreet } }: Pick<PublishedBrand, 'id' | 'settings'>,
  memberId: string,
): Promise<Recipient | null> {
  const { rows } = await sql<RecipientRow>`
    select m.id, m.name, m.email, m.language, m.confirmed_at is not null as confirmed, m.notifications_disabled,
      (select max(last_seen_at) from sessions where brand = m.brand and member_id = m.id) as here_at, s.settings as wishes
    from members m
    join profiles p on p.brand = m.brand and p.member_id = m.id
    left join notification_settings s on s.brand = m.brand and s.member_id = m.id
    where m.brand = ${brand} and m.id = ${memberId} and m.status in ('active', 'not_confirmed') and not p.fictional
      and (not p.demo or exists (select from sessions where brand = ${brand} and member_id = m.id))`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { wishes, ...recipient } = row;
  return { ...recipient, settings: withWishes(defaultNotificationSettings(discreet), wishes ?? {}) };
}

/**
 * True of an account that is leaving or blocked and may come back. Erasing it waits until the transaction ends, so that nothing
 * is written down of who is erased.
 */
export async function lockAbsent(trx: Transaction, { brand, memberId }: Whose): Promise<boolean> {
  const absent = await trx
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('status', 'in', ['pending_deletion', 'blocked'])
    .where('erasure_began_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return absent !== undefined;
}
