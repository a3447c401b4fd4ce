import { sql, type RawBuilder } from 'kysely';
import { removalMeasures } from '@parlour/models/safety/decisions';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { wasReversed } from '@parlour/server-db/shared-questions/reversed-reports';
import { isNeverTakenPicture, isWithheld } from '@parlour/server-db/shared-questions/withheld-pictures';
import { isOwnInquiry } from './own-inquiries.ts';

/** Messages that one query reads. */
const AT_ONCE = 2_000;

type Row = Record<string, unknown>;

/** Everything about a member that can be read in one go: a file of the copy each, and its query. */
const parts = (brand: string, id: string): Record<string, RawBuilder<Row>> => ({
  account: sql`
    select email, name, language, status, signup_date, confirmed_at, signup_message, tracking, notifications_disabled, paid_user,
      mail_bounced_at
    from members where brand = ${brand} and id = ${id}`,
  profile: sql`
    select name, gender, sexuality, date_of_birth, country, region, city, interests, hair_color, eye_color, body_type,
      relationship_status, tattoos, about_me, about_me_status, photo_verified, age_verified, created_at, active_at
    from profiles where brand = ${brand} and member_id = ${id}`,
  privacy: sql`
    select invisible, show_to_visitors, show_online, show_age, show_city, read_receipts, blur_images, blur_incoming, who_can_message, hidden_words
    from profiles where brand = ${brand} and member_id = ${id}`,
  notification_settings: sql`select settings from notification_settings where brand = ${brand} and member_id = ${id}`,
  match_finder: sql`
    select interests, min_age, max_age, near, relationship_statuses, answered_at
    from match_finder_answers where brand = ${brand} and member_id = ${id}`,
  photos: sql`
    select id, kind, width, height, status, reject_code, visibility, is_main, created_at
    from photos where brand = ${brand} and member_id = ${id} order by created_at, id`,
  likes_sent: sql`
    select to_id as profile_id, source, matched, matched_at, created_at from likes where brand = ${brand} and from_id = ${id} order by created_at`,
  likes_received: sql`
    select from_id as profile_id, matched, matched_at, created_at from likes where brand = ${brand} and to_id = ${id} order by created_at`,
  swipes: sql`
    select profile_id, choice, day, created_at from swipes where brand = ${brand} and member_id = ${id} order by created_at`,
  blocked: sql`select blocked_id as profile_id, created_at from blocks where brand = ${brand} and blocker_id = ${id}`,
  conversations: sql`
    select s.conversation_id, s.other_id as profile_id, s.muted, s.removed, s.updated_at
    from (
      select id from conversations where brand = ${brand} and low_id = ${id}
      union all select id from conversations where brand = ${brand} and high_id = ${id}
    ) c
    join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = ${id} order by s.updated_at`,
  messages_held: sql`
    select recipient_id as profile_id, type, text, photo_id, gift_id, cost as credits, created_at,
      text is null and photo_id is null and gift_id is null as taken_back
    from held_messages where brand = ${brand} and sender_id = ${id} order by created_at`,
  ledger: sql`
    select e.created_at as at, t.kind, e.credits, e.balance, t.money_amount, t.money_currency
    from ledger_entries e join ledger_transactions t on t.brand = e.brand and t.id = e.transaction_id
    where e.brand = ${brand} and e.member_id = ${id} and e.account = 'member' order by e.seq`,
  payments: sql`
    select id, package_id, credits, amount, base_amount, transaction_costs, currency, country, payment_method, status, discount_code,
      statement_name, created_at, completed_at, withdraw_until, returned
    from payments where brand = ${brand} and member_id = ${id} order by created_at`,
  discount_codes: sql`
    select code, percentage, value, currency, country, payment_methods, minimum_order_value, validity, active, expires_at
    from discount_codes where brand = ${brand} and member_id = ${id}`,
  discounts_used: sql`
    select code, payment_id, used_at from discount_uses where brand = ${brand} and member_id = ${id} order by used_at`,
  mandates: sql`
    select reference, creditor_id, iban_last4, account_holder, status, signed_at
    from mandates where brand = ${brand} and member_id = ${id} order by signed_at`,
  consents: sql`select kind, version, given, at from consents where brand = ${brand} and member_id = ${id} order by at`,
  sessions: sql`
    select device, country, created_at, last_seen_at, expires_at from sessions where brand = ${brand} and member_id = ${id}`,
  notifications: sql`
    select kind, detail, credits, profile_id, conversation_id, happened_at, seen_at
    from notifications where brand = ${brand} and member_id = ${id} order by happened_at`,
  push_subscriptions: sql`
    select endpoint, created_at from push_subscriptions where brand = ${brand} and member_id = ${id}`,
  // Who reported a conversation or message is learned by nobody: of what stayed there it is not said which it was.
  decisions: sql`
    select target_type, case when target_type in ('profile', 'photo') or measure = any(${removalMeasures}) then target_id end as target_id,
      measure, ground, rule, facts, automated, until, ended_at, appeal_state, appeal_until, created_at
    from decisions where brand = ${brand} and member_id = ${id} order by created_at`,
  corrections: sql`
    select former_date_of_birth, facts, created_at
    from corrections where brand = ${brand} and member_id = ${id} order by created_at`,
  reports: sql`
    select reference, target_type, target_id, category, text,
      case when ${wasReversed(brand)} then 'reversed' else status end as status, outcome, created_at
    from reports where brand = ${brand} and reporter_id = ${id} order by created_at`,
  inquiries: sql`
    select reference, kind, name, email, topic, text, payment_id, created_at
    from inquiries where ${isOwnInquiry(brand, id)} order by created_at`,
  leaving: sql`
    select reasons, comment, left_at from leavings where brand = ${brand} and member_id = ${id} order by left_at`,
});

/** What is kept about a member, by the name of its file. Nothing in it is about anybody else but by their id. */
export async function readOwnData(db: BrandDatabase, brand: string, memberId: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, query] of Object.entries(parts(brand, memberId))) found[name] = (await query.execute(db)).rows;
  found['messages_written'] = await writtenMessages(db, brand, memberId);
  return found;
}

async function writtenMessages(db: BrandDatabase, brand: string, memberId: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let behind = sql``; ;) {
    const { rows } = await sql<Row & { client_id: string }>`
      select client_id, conversation_id, type, text, photo_id, gift_id, cost, sent_at, deleted_at,
        case when exists (
          select from conversations c where c.brand = ${brand} and c.id = messages.conversation_id
            and coalesce(c.state_before_block, c.state) = 'request' and c.started_by = ${memberId}
        ) or not exists (
          select from profiles where brand = ${brand} and member_id = ${memberId} and read_receipts
        ) then null else read_at end as read_at
      from messages where brand = ${brand} and sender_id = ${memberId} ${behind}
      order by client_id limit ${AT_ONCE}`.execute(db);
    all.push(...rows);
    if (rows.length < AT_ONCE) break;
    behind = sql`and client_id > ${rows.at(-1)!.client_id}`;
  }
  return all.toSorted((one, other) => Number(one['sent_at']) - Number(other['sent_at']));
}

/**
 * The photos whose files go along: all of the profile, and what was sent and not removed; without the pictures that their owner
 * is not shown any more either.
 */
export async function ownPhotoFiles(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<{ id: string; storageKey: string }[]> {
  return db
    .selectFrom('photos as ph')
    .select(['id', 'storage_key as storageKey'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where(
      sql<boolean>`case kind when 'profile' then not ${isWithheld(brand)}
        else status = 'approved' and not ${isNeverTakenPicture(brand)} end`,
    )
    .orderBy('position')
    .execute();
}
