import type { QueryConfig } from 'pg';
import { v4 as uuid } from 'uuid';

export const brand = 'default';

const list = `
  select member_id, name, gender, date_of_birth, country, region, city, status, fictional, demo, photo_verified, age_verified,
    show_online, show_city, show_to_visitors, blur_images, active_at, main_photo_id
  from profiles where brand = $1 and gender = $2 and country = $3 and status = 'active' and not invisible
  order by active_at desc, member_id desc limit 20`;
const insert = `
  insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at)
  values ($1, $2, $3, $4, $5, $6, 'member', 'text', $7, 10, $8)`;

const send = `
  with conversation as (
    update conversations set last_seq = $3, updated_at = $8 where brand = $1 and id = $2
  ), account as (
    update ledger_accounts set balance = balance - 10, last_seq = last_seq + 1 where brand = $1 and member_id = $6
    returning balance, last_seq
  ), booked as (
    insert into ledger_transactions (brand, id, kind, ref_type, ref_id, profile_id, created_at)
    values ($1, $10, 'message', 'message', $4, $9, $8)
  ), entered as (
    insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
    select $1, $10::uuid, 'member', $6::uuid, last_seq, -10, balance, $8::timestamptz from account
    union all select $1, $10::uuid, 'usage', null::uuid, null::integer, 10, null::integer, $8::timestamptz
  ), message as (
    insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at)
    values ($1, $2, $3, $4, $5, $6, 'member', 'text', $7, 10, $8)
  ), seats as (
    update participants set unread = unread + (member_id = $9)::integer, updated_at = $8
    where brand = $1 and conversation_id = $2 and member_id in ($6, $9)
  ), boxes as (
    update mailboxes set last_event = last_event + 1, total_unread = total_unread + (member_id = $9)::integer
    where brand = $1 and member_id in ($6, $9) returning member_id, last_event
  )
  insert into mailbox_events (brand, member_id, event_id, event)
  select $1, member_id, last_event, jsonb_build_object('kind', 'message', 'text', $7::text) from boxes`;

/** A message that the demo world's rules have no say in. */
export interface FloorMessage {
  conversation_id: string;
  sender_id: string;
  reader_id: string;
  seq: number;
  text: string;
}

/** 20 rows with the columns of a card, by an index and a kept plan. */
export const bareSelect = (): QueryConfig => ({ name: 'list', text: list, values: [brand, 'female', 'NL'] });

/** One message into a conversation that nobody else writes to, by a kept plan. */
export const bareInsert = (id: string, { conversation_id, sender_id, seq, text }: FloorMessage): QueryConfig => ({
  name: 'insert',
  text: insert,
  values: [brand, conversation_id, seq, id, uuid(), sender_id, text, new Date()],
});

/**
 * All that a paid message writes, with nothing asked first, by a kept plan: conversation, account, transaction and its two
 * entries, message, the seats, mailboxes and events of both, 12 rows; two come back.
 */
export const bareSend = (
  id: string,
  { conversation_id, sender_id, reader_id, seq, text }: FloorMessage,
): QueryConfig => ({
  name: 'send',
  text: send,
  values: [brand, conversation_id, seq, id, uuid(), sender_id, text, new Date(), reader_id, uuid()],
});
