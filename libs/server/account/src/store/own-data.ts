import { sql } from 'kysely';
import { removalMeasures } from '@parlour/models/safety/decisions';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { wasReversed } from '@parlour/server-db/shared-questions/reversed-reports';
import { isNeverTakenPicture, isWithheld } from '@parlour/server-db/shared-questions/withheld-pictures';
import { isOwnInquiry } from './own-inquiries.ts';
import { writtenMessages } from './own-messages.ts';
import { rowsInSteps, type OrderedRows } from './rows-in-steps.ts';

type Row = Record<string, unknown>;

/** What is kept about a member beside their messages, by the name of its file. */
const parts = (brand: string, id: string): Record<string, OrderedRows> => ({
  account: {
    columns: sql`email, name, language, status, signup_date, confirmed_at, signup_message, tracking, notifications_disabled, paid_user,
      mail_bounced_at`,
    from: sql`members where brand = ${brand} and id = ${id}`,
    by: ['id'],
  },
  profile: {
    columns: sql`name, gender, sexuality, date_of_birth, country, region, city, interests, hair_color, eye_color, body_type,
      relationship_status, tattoos, about_me, about_me_status, photo_verified, age_verified, created_at, active_at`,
    from: sql`profiles where brand = ${brand} and member_id = ${id}`,
    by: ['member_id'],
  },
  privacy: {
    columns: sql`invisible, show_to_visitors, show_online, show_age, show_city, read_receipts, blur_images, blur_incoming, who_can_message,
      hidden_words`,
    from: sql`profiles where brand = ${brand} and member_id = ${id}`,
    by: ['member_id'],
  },
  notification_settings: {
    columns: sql`settings`,
    from: sql`notification_settings where brand = ${brand} and member_id = ${id}`,
    by: ['member_id'],
  },
  match_finder: {
    columns: sql`interests, min_age, max_age, near, relationship_statuses, answered_at`,
    from: sql`match_finder_answers where brand = ${brand} and member_id = ${id}`,
    by: ['member_id'],
  },
  photos: {
    columns: sql`id, kind, width, height, status, reject_code, visibility, is_main, created_at`,
    from: sql`photos where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'id'],
  },
  likes_sent: {
    columns: sql`to_id as profile_id, source, matched, matched_at, created_at`,
    from: sql`likes where brand = ${brand} and from_id = ${id}`,
    by: ['created_at', 'to_id'],
  },
  likes_received: {
    columns: sql`from_id as profile_id, matched, matched_at, created_at`,
    from: sql`likes where brand = ${brand} and to_id = ${id}`,
    by: ['created_at', 'from_id'],
  },
  swipes: {
    columns: sql`profile_id, choice, day, created_at`,
    from: sql`swipes where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'profile_id'],
  },
  blocked: {
    columns: sql`blocked_id as profile_id, created_at`,
    from: sql`blocks where brand = ${brand} and blocker_id = ${id}`,
    by: ['created_at', 'blocked_id'],
  },
  conversations: {
    columns: sql`s.conversation_id, s.other_id as profile_id, s.muted, s.removed, s.updated_at`,
    from: sql`(
        select id from conversations where brand = ${brand} and low_id = ${id}
        union all select id from conversations where brand = ${brand} and high_id = ${id}
      ) c
      join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = ${id}`,
    by: ['s.conversation_id'],
  },
  messages_held: {
    columns: sql`recipient_id as profile_id, type, text, photo_id, gift_id, cost as credits, created_at,
      text is null and photo_id is null and gift_id is null as taken_back`,
    from: sql`held_messages where brand = ${brand} and sender_id = ${id}`,
    by: ['created_at', 'id'],
  },
  ledger: {
    columns: sql`e.created_at as at, t.kind, e.credits, e.balance, t.money_amount, t.money_currency`,
    from: sql`ledger_entries e join ledger_transactions t on t.brand = e.brand and t.id = e.transaction_id
      where e.brand = ${brand} and e.member_id = ${id} and e.account = 'member'`,
    by: ['e.seq'],
  },
  payments: {
    columns: sql`id, package_id, credits, amount, base_amount, transaction_costs, currency, country, payment_method, status, discount_code,
      statement_name, created_at, completed_at, withdraw_until, returned`,
    from: sql`payments where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'id'],
  },
  discount_codes: {
    columns: sql`code, percentage, value, currency, country, payment_methods, minimum_order_value, validity, active, expires_at`,
    from: sql`discount_codes where brand = ${brand} and member_id = ${id}`,
    by: ['code'],
  },
  discounts_used: {
    columns: sql`code, payment_id, used_at`,
    from: sql`discount_uses where brand = ${brand} and member_id = ${id}`,
    by: ['used_at', 'code', 'payment_id'],
  },
  mandates: {
    columns: sql`reference, creditor_id, iban_last4, account_holder, status, signed_at`,
    from: sql`mandates where brand = ${brand} and member_id = ${id}`,
    by: ['signed_at', 'id'],
  },
  consents: {
    columns: sql`kind, version, given, at`,
    from: sql`consents where brand = ${brand} and member_id = ${id}`,
    by: ['at', 'id'],
  },
  sessions: {
    columns: sql`device, country, created_at, last_seen_at, expires_at`,
    from: sql`sessions where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'id'],
  },
  notifications: {
    columns: sql`kind, detail, credits, profile_id, conversation_id, happened_at, seen_at`,
    from: sql`notifications where brand = ${brand} and member_id = ${id}`,
    by: ['id'],
  },
  push_subscriptions: {
    columns: sql`endpoint, created_at`,
    from: sql`push_subscriptions where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'id'],
  },
  // Who reported a conversation or message is learned by nobody: of what stayed there it is not said which it was.
  decisions: {
    columns: sql`target_type, case when target_type in ('profile', 'photo') or measure = any(${removalMeasures}) then target_id end as target_id,
      measure, ground, law, rule, facts, automated, until, ended_at, appeal_state, appeal_until, created_at`,
    from: sql`decisions where brand = ${brand} and member_id = ${id}`,
    by: ['created_at', 'id'],
  },
  corrections: {
    columns: sql`former_date_of_birth, facts, created_at`,
    from: sql`corrections where brand = ${brand} and member_id = ${id}`,
    by: ['created_at'],
  },
  reports: {
    columns: sql`reference, target_type, target_id, category, text,
      case when ${wasReversed(brand)} then 'reversed' else status end as status, outcome, created_at`,
    from: sql`reports where brand = ${brand} and reporter_id = ${id}`,
    by: ['created_at', 'id'],
  },
  inquiries: {
    columns: sql`reference, kind, name, email, topic, text, payment_id, created_at`,
    from: sql`inquiries where ${isOwnInquiry(brand, id)}`,
    by: ['created_at', 'id'],
  },
  leaving: {
    columns: sql`reasons, comment, left_at`,
    from: sql`leavings where brand = ${brand} and member_id = ${id}`,
    by: ['left_at', 'id'],
  },
});

/** What is kept about a member, by the name of its file, read some at a time. Nothing in it is about anybody else but by their id. */
export function* ownDataInSteps(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Generator<[name: string, steps: AsyncGenerator<Row[]>]> {
  for (const [name, part] of Object.entries(parts(brand, memberId))) yield [name, rowsInSteps<Row>(db, part)];
  yield ['messages_written', writtenMessages(db, brand, memberId)];
}

/**
 * The photos whose files go along, some at a time: all of the profile, and what was sent and not removed; without the pictures that
 * their owner is not shown any more either.
 */
export const ownPhotosInSteps = (
  db: BrandDatabase,
  brand: string,
  memberId: string,
): AsyncGenerator<{ id: string; storageKey: string }[]> =>
  rowsInSteps(db, {
    columns: sql`id, storage_key as "storageKey"`,
    from: sql`photos as ph where brand = ${brand} and member_id = ${memberId}
      and case kind when 'profile' then not ${isWithheld(brand)}
        else status = 'approved' and not ${isNeverTakenPicture(brand)} end`,
    by: ['created_at', 'id'],
  });
