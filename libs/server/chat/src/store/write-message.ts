import { sql, type RawBuilder } from 'kysely';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { ConversationState } from '@parlour/models/chat/conversation-state';
import type { FreeBecause } from '@parlour/models/chat/free-allowance';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MessageRow } from './message-row.ts';
import type { Pair } from './pair.ts';

type MessageEvent = Extract<LiveEvent, { kind: 'message' }>;

/** What one message changes, worked out from the pair as it was read. */
export interface MessagePlan {
  brand: string;
  pair: Pair;
  message: MessageRow;
  conversation: { id: string; state: ConversationState; startedBy: string; freeFor: string | null };
  free: FreeBecause | null;
  /** The event for each of the two; counts are filled in by the statement. */
  events: { mine: MessageEvent; theirs: MessageEvent };
  now: Date;
}

/** How a member's mailbox stands after the message. */
export interface MailboxState {
  member_id: string;
  last_event: number;
  total_unread: number;
  total_new: number;
  unread: number;
}

/**
 * Writes conversation, free allowance, message, unread counts, mailboxes and their events in one statement. Each part takes
 * part only if the conversation and the allowance are still as they were read; else the message would have no conversation,
 * which its table refuses, and the whole statement with it (`wasOvertaken`).
 */
export async function writeMessage(
  trx: Transaction,
  plan: MessagePlan,
): Promise<{ mine: MailboxState; theirs: MailboxState }> {
  const { brand, pair, message, events, now } = plan;
  const seats = [
    { id: pair.me.id, otherId: pair.them.id, unread: 0, event: events.mine },
    { id: pair.them.id, otherId: pair.me.id, unread: 1, event: events.theirs },
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  const seatRows = sql.join(
    seats.map(
      (seat) =>
        sql`(${seat.id}::uuid, ${seat.otherId}::uuid, ${seat.unread}::integer, ${JSON.stringify(seat.event)}::jsonb)`,
    ),
  );

  const { rows } = await sql<MailboxState>`
    with conversation as (${conversationPart(plan)}),
    allowance as (${allowancePart(plan)}),
    gate as materialized (select conversation.id from conversation cross join allowance),
    seat (member_id, other_id, unread, event) as (values ${seatRows}),
    written as (
      insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at, warning)
      values (${brand}, (select id from gate), ${message.seq}, ${message.id}, ${message.client_id}, ${message.sender_id}, ${message.sender_kind},
        ${message.type}, ${message.text}, ${message.cost}, ${now}, ${message.warning})
    ), seated as (
      insert into participants (brand, conversation_id, member_id, other_id, unread, updated_at)
      select ${brand}, gate.id, seat.member_id, seat.other_id, seat.unread, ${now}::timestamptz from gate cross join seat
      on conflict (brand, conversation_id, member_id) do update
      set unread = participants.unread + excluded.unread, removed = false, updated_at = excluded.updated_at
      returning member_id, unread
    ), box as (
      insert into mailboxes (brand, member_id, last_event, total_unread)
      select ${brand}, seat.member_id, 1, seat.unread from gate cross join seat
      on conflict (brand, member_id) do update
      set last_event = mailboxes.last_event + 1, total_unread = mailboxes.total_unread + excluded.total_unread
      returning member_id, last_event, total_unread, total_new
    ), posted as (
      insert into mailbox_events (brand, member_id, event_id, event)
      select ${brand}, box.member_id, box.last_event, seat.event ||
        jsonb_build_object('unread', seated.unread, 'total_unread', box.total_unread, 'total_new', box.total_new)
      from box join seat using (member_id) join seated using (member_id)
    )
    select box.*, seated.unread from box join seated using (member_id)`.execute(trx);
  return { mine: stateOf(rows, pair.me.id), theirs: stateOf(rows, pair.them.id) };
}

function conversationPart({ brand, pair, conversation, message, now }: MessagePlan): RawBuilder<unknown> {
  const [low, high] = [pair.me.id, pair.them.id].sort();
  if (!pair.conversation)
    return sql`
      insert into conversations (brand, id, low_id, high_id, started_by, state, free_for, last_seq, created_at, updated_at)
      values (${brand}, ${conversation.id}, ${low}, ${high}, ${conversation.startedBy}, ${conversation.state}, ${conversation.freeFor}, 1, ${now}, ${now})
      on conflict (brand, low_id, high_id) do nothing returning id`;
  return sql`
    update conversations
    set last_seq = ${message.seq}, state = ${conversation.state}, started_by = ${conversation.startedBy}, free_for = ${conversation.freeFor}, updated_at = ${now}
    where brand = ${brand} and id = ${conversation.id} and last_seq = ${pair.conversation.lastSeq} and state = ${pair.conversation.state}
    returning id`;
}

function allowancePart({ brand, pair: { me, conversation }, free }: MessagePlan): RawBuilder<unknown> {
  const startsFree = free === 'conversation' && (conversation?.lastSeq ?? 0) === 0;
  if (!startsFree && free !== 'message') return sql`select 1`;
  return sql`
    update members
    set free_conversations_used = free_conversations_used + ${startsFree ? 1 : 0}, free_messages_used = free_messages_used + ${startsFree ? 0 : 1}
    where brand = ${brand} and id = ${me.id}
      and free_conversations_used = ${me.freeConversationsUsed} and free_messages_used = ${me.freeMessagesUsed}
    returning 1`;
}

function stateOf(rows: readonly MailboxState[], memberId: string): MailboxState {
  const row = rows.find((candidate) => candidate.member_id === memberId);
  if (!row) throw new Error('The statement wrote no mailbox.');
  return row;
}

const NOT_NULL_VIOLATION = '23502';
const UNIQUE_VIOLATION = '23505';

/** True where somebody else's write came first; nothing was written, and reading the pair again tells what is true now. */
export function wasOvertaken(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === NOT_NULL_VIOLATION || code === UNIQUE_VIOLATION;
}
