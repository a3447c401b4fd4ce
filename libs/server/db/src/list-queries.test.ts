import { sql, type RawBuilder } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';

/** The member whose lists are read, somebody else, and a date that cuts them. */
const me = '00000000-0000-7000-8000-000000000001';
const other = '00000000-0000-7000-8000-000000000042';
const before = new Date('2026-01-01T00:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
  await database.executeSql(crowd);
});
afterAll(() => database.close());

/** Enough rows, of two brands, for the planner to care. */
const crowd = `
create function pg_temp.member(number integer) returns uuid language sql as
  $$ select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid $$;
create temporary table numbers as
  select brand, number, pg_temp.member(number) as id, timestamptz '2026-01-01' - number * interval '1 minute' as at
  from unnest('{one,other}'::text[]) as brand, generate_series(1, 8000) as number;
insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date, confirmed_at)
  select brand, id, number || '@x.example', number || '@x.example', number, number, '', 'active', 'en', at, at from numbers;
insert into profiles (brand, member_id, name, gender, date_of_birth, country, region, status, show_to_visitors, created_at, active_at)
  select brand, id, number, (array['male', 'female'])[1 + number % 2], '1990-01-01', (array['NL', 'BE', 'DE'])[1 + number % 3],
    'r' || number % 12, 'active', number % 5 = 0, at, at from numbers;
insert into photos (brand, id, member_id, storage_key, width, height, status, position)
  select brand, gen_random_uuid(), id, '', 1, 1, 'approved', 1 from numbers;
insert into sessions (brand, id, token_hash, member_id, expires_at) select brand, id, uuid_send(id), id, at from numbers;
insert into likes (brand, from_id, to_id, source, is_new, matched, matched_at, created_at)
  select brand, pg_temp.member(1 + number % 40), id, 'x', number % 9 = 0, number % 7 = 0, case when number % 7 = 0 then at end, at from numbers where number > 40;
insert into likes (brand, from_id, to_id, source, is_new, matched, matched_at, created_at)
  select brand, id, pg_temp.member(1 + number % 40), 'x', number % 9 = 0, number % 7 = 0, case when number % 7 = 0 then at end, at from numbers where number > 40;
insert into blocks (brand, blocker_id, blocked_id, created_at)
  select brand, id, pg_temp.member(1 + number % 40), at from numbers where number > 40;
insert into conversations (brand, id, low_id, high_id, started_by, state, created_at, updated_at)
  select brand, id, pg_temp.member(1 + number % 40), id, id, case when number % 10 = 0 then 'request' else 'open' end, at, at
  from numbers where number > 40;
insert into participants (brand, conversation_id, member_id, other_id, unread, updated_at, untold_at)
  select brand, id, pg_temp.member(1 + number % 40), id, number % 2, at, case when number % 20 = 0 then at end from numbers where number > 40;
insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, sent_at)
  select brand, pg_temp.member(41 + number % 20), number, id, id, id, 'member', 'text', 'x', at from numbers;
insert into held_messages (brand, id, client_id, sender_id, recipient_id, type, cost, created_at)
  select brand, id, id, pg_temp.member(1 + number % 40), id, 'text', 0, at from numbers where number > 40 and number % 3 = 0;
insert into mailboxes (brand, member_id) select brand, id from numbers where number <= 40;
insert into mailbox_events (brand, member_id, event_id, event) select brand, pg_temp.member(1 + number % 40), number, '{}' from numbers;
insert into ledger_transactions (brand, id, kind, ref_type, ref_id, created_at) select brand, id, 'message', 'message', id, at from numbers;
insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
  select brand, id, 'member', pg_temp.member(1 + number % 40), number, -1, 1, at from numbers;
insert into payments (brand, id, member_id, package_id, credits, amount, base_amount, currency, country, payment_method, provider, provider_ref,
    status, statement_name, next, settings_version, created_at)
  select brand, id, pg_temp.member(1 + number % 40), '1', 1, 1, 1, 'EUR', 'NL', 'x', 'x', number, case when number % 50 = 0 then 'pending' else 'completed' end,
    'x', '{}', 1, at from numbers;
insert into provider_events (brand, provider, event_id, provider_ref, payload, received_at, settled_at)
  select brand, 'x', number, number, '{}', at, case when number % 5 > 0 then at end from numbers;
insert into login_failures (brand, id, login_hash, network, failed_at) select brand, id, uuid_send(pg_temp.member(number % 40)), 'x', at from numbers;
insert into idempotency_keys (brand, owner, key, call, body_hash) select brand, 'x' || number % 40, id, 'x', '' from numbers;
insert into inquiries (brand, id, kind, reference, email, email_key, topic, text, language, status, created_at)
  select brand, id, case when number % 2 = 0 then 'complaint' else 'contact' end, number, 'x', 'x', 'other', 'x', 'en',
    case when number % 25 = 0 then 'received' else 'answered' end, at from numbers;
analyze`;

/** What members see as lists, and what every request asks: each by its index, in its order, without sorting. */
const queries: Record<string, { index: string; query: RawBuilder<unknown> }> = {
  'people of a region, active last first': {
    index: 'profiles_region_active',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and country = ${'NL'} and region = ${'r3'}
      and status = 'active' and not invisible order by active_at desc, member_id desc limit 20`,
  },
  'people of a country without the blocked, from a cursor': {
    index: 'profiles_country_active',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and country = ${'NL'}
      and status = 'active' and not invisible and (active_at, member_id) < (${before}, ${me})
      and not exists (select from blocks where blocks.brand = ${'one'} and blocker_id = member_id and blocked_id = ${me})
      and not exists (select from blocks where blocks.brand = ${'one'} and blocker_id = ${me} and blocked_id = member_id)
      order by active_at desc, member_id desc limit 20`,
  },
  'people of a country who are not liked yet': {
    index: 'profiles_country_active',
    query: sql`select member_id from profiles q where brand = ${'one'} and gender = ${'female'} and country = ${'NL'}
      and status = 'active' and not invisible
      and not exists (select from likes l where l.brand = ${'one'} and l.from_id = ${me} and l.to_id = q.member_id)
      order by active_at desc, member_id desc limit 200`,
  },
  'people of a region by age and with a photo, active last first': {
    index: 'profiles_region_active',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and country = ${'NL'} and region = ${'r3'}
      and status = 'active' and not invisible and date_of_birth <= ${'1995-01-01'}::date
      and (date_of_birth, member_id) > (${'1980-01-01'}::date, ${me}::uuid) and main_photo_id is not null
      order by active_at desc, member_id desc limit 20`,
  },
  'people of a country by age, newest first': {
    index: 'profiles_country_new',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and country = ${'NL'}
      and status = 'active' and not invisible and date_of_birth <= ${'1995-01-01'}::date
      and (date_of_birth, member_id) > (${'1980-01-01'}::date, ${me}::uuid)
      order by created_at desc, member_id desc limit 20`,
  },
  'people whom visitors may see, newest first': {
    index: 'profiles_to_visitors_new',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and country = ${'NL'} and status = 'active'
      and not invisible and show_to_visitors order by created_at desc, member_id desc limit 20`,
  },
  'people of everywhere, newest first': {
    index: 'profiles_new',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and status = 'active' and not invisible
      order by created_at desc, member_id desc limit 20`,
  },
  'people whom visitors may see': {
    index: 'profiles_to_visitors',
    query: sql`select member_id from profiles where brand = ${'one'} and gender = ${'female'} and status = 'active' and not invisible and show_to_visitors
      order by active_at desc, member_id desc limit 20`,
  },
  'somebody of the demo world': {
    index: 'profiles_demo',
    query: sql`select member_id from profiles where brand = ${'one'} and demo = true limit 1`,
  },
  'photos of a profile': {
    index: 'photos_of_member',
    query: sql`select id from photos where brand = ${'one'} and member_id = ${me} order by position`,
  },
  'likes sent': {
    index: 'likes_sent',
    query: sql`select to_id from likes where brand = ${'one'} and from_id = ${me} order by created_at desc, to_id limit 20`,
  },
  'likes received': {
    index: 'likes_received',
    query: sql`select from_id from likes where brand = ${'one'} and to_id = ${me} order by created_at desc, from_id limit 20`,
  },
  matches: {
    index: 'likes_matched',
    query: sql`select to_id from likes where brand = ${'one'} and from_id = ${me} and matched order by coalesce(matched_at, created_at) desc, to_id limit 20`,
  },
  'the list of chats': {
    index: 'participants_list',
    query: sql`select conversation_id from participants where brand = ${'one'} and member_id = ${me} and not removed
      order by updated_at desc, conversation_id limit 20`,
  },
  'the list of chats, from a place': {
    index: 'participants_list',
    query: sql`select conversation_id from participants where brand = ${'one'} and member_id = ${me} and not removed
      and updated_at <= ${before} and (updated_at < ${before} or conversation_id > ${me}::uuid)
      order by updated_at desc, conversation_id limit 20`,
  },
  'the requests that wait for an answer': {
    index: 'conversations_requests',
    query: sql`select c.id from conversations c
      join participants s on s.brand = ${'one'} and s.conversation_id = c.id and s.member_id = ${me} and not s.removed
      where c.brand = ${'one'} and c.state = 'request' and case c.started_by when c.low_id then c.high_id else c.low_id end = ${me} limit 100`,
  },
  'the seat in the conversation with somebody': {
    index: 'participants_pkey',
    query: sql`select s.unread from conversations c
      join participants s on s.brand = ${'one'} and s.conversation_id = c.id and s.member_id = ${me}
      where c.brand = ${'one'} and c.low_id = least(${me}::uuid, ${other}::uuid) and c.high_id = greatest(${me}::uuid, ${other}::uuid)`,
  },
  'the conversations of what somebody has held': {
    index: 'held_messages_of_sender',
    query: sql`select c.id from held_messages h join conversations c on c.brand = ${'one'}
      and c.low_id = least(h.sender_id, h.recipient_id) and c.high_id = greatest(h.sender_id, h.recipient_id)
      where h.brand = ${'one'} and h.sender_id = ${me}`,
  },
  'members whom new messages wait for': {
    index: 'participants_untold',
    query: sql`select member_id from participants where brand = ${'one'} and untold_at is not null
      and (untold_at, conversation_id, member_id) > (${before}, ${me}::uuid, ${me}::uuid) order by untold_at, conversation_id, member_id limit 100`,
  },
  'messages of a conversation, last first': {
    index: 'messages_pkey',
    query: sql`select id from messages where brand = ${'one'} and conversation_id = ${'00000000-0000-7000-8000-000000000042'} and seq < ${7000}
      order by seq desc limit 30`,
  },
  'removed words among the unread ones': {
    index: 'messages_removed',
    query: sql`select seq from messages where brand = ${'one'} and conversation_id = ${'00000000-0000-7000-8000-000000000042'} and seq > ${100}
      and sender_id <> ${me} and (deleted_at is not null or hidden_from_recipient)`,
  },
  'events that a tab has missed': {
    index: 'mailbox_events_pkey',
    query: sql`select event from mailbox_events where brand = ${'one'} and member_id = ${me} and event_id > ${100} order by event_id limit 100`,
  },
  transactions: {
    index: 'ledger_entries_of_member',
    query: sql`select credits from ledger_entries where brand = ${'one'} and member_id = ${me} and account = 'member' order by seq desc limit 20`,
  },
  payments: {
    index: 'payments_of_member',
    query: sql`select id from payments where brand = ${'one'} and member_id = ${me} order by created_at desc, id desc limit 20`,
  },
  'payments that wait': {
    index: 'payments_pending',
    query: sql`select id from payments where brand = ${'one'} and status = 'pending' and created_at <= ${before}
      and (checked_at is null or checked_at < ${before}) order by checked_at nulls first, created_at desc, id desc limit 100`,
  },
  'webhooks that wait': {
    index: 'provider_events_open',
    query: sql`select event_id from provider_events where brand = ${'one'} and settled_at is null and received_at < ${before}
      and (checked_at is null or checked_at < ${before}) order by checked_at nulls first, received_at, provider, event_id limit 200`,
  },
  'complaints that wait': {
    index: 'inquiries_waiting',
    query: sql`select reference from inquiries where brand = ${'one'} and kind = 'complaint' and status = 'received' and email <> ''
      order by created_at, id limit 50`,
  },
  'questions that wait': {
    index: 'inquiries_waiting',
    query: sql`select reference from inquiries where brand = ${'one'} and kind = 'contact' and status = 'received' and email <> ''
      and topic <> 'safety' order by created_at, id limit 50`,
  },
  'members to be erased': {
    index: 'members_due',
    query: sql`select id from members where brand = ${'one'} and status = 'pending_deletion' and erased_at is null
      and coalesce(erasure_began_at, delete_at) <= ${before} order by coalesce(erasure_began_at, delete_at) limit 100`,
  },
  'the session of a request': {
    index: 'sessions_pkey',
    query: sql`select member_id from sessions where brand = ${'one'} and token_hash = ${Buffer.alloc(16)}`,
  },
  'failed log-ins': {
    index: 'login_failures_recent',
    query: sql`select network from login_failures where brand = ${'one'} and login_hash = ${Buffer.alloc(16)} and failed_at > ${before}`,
  },
  'an act that may have happened': {
    index: 'idempotency_keys_pkey',
    query: sql`select answer from idempotency_keys where brand = ${'one'} and owner = ${'x1'} and key = ${me}`,
  },
};

test.each(Object.entries(queries))('%s: by index, in order', async (_name, { index, query }) => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`explain (format json) ${query}`.execute(
    database.forBrand('one'),
  );
  const nodes = flat(rows[0]!['QUERY PLAN'][0].Plan);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(
    nodes.map((node) => node['Node Type']).filter((type) => /Seq Scan|Sort/.test(type)),
    'Give the query an index in its order, in a further step, or ask in the order of one',
  ).toEqual([]);
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];
