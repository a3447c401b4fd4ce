import { sql, type RawBuilder } from 'kysely';
import { prepared, type Given, type Prepared } from '@parlour/server-db/prepared';
import type { ChatPorts } from '../ports.ts';
import type { MessageValues } from './message-plan.ts';
import { wasTakenBack } from './take-back.ts';

/** How a member's mailbox stands after the message. */
export interface MailboxState {
  member_id: string;
  last_event: number;
  total_unread: number;
  total_new: number;
  unread: number;
}

/** What the statement depends on: which of its parts there are. */
export interface Shape {
  /** The first message between the two. */
  opens: boolean;
  allowance: 'conversation' | 'message' | 'none';
  costs: boolean;
  /** A photo that only its owner saw until now. */
  shows: boolean;
}

export type Spending = ChatPorts['spending'];
export type WriteMessage = Prepared<MessageValues, MailboxState>;

/** The statement of this shape; whoever keeps it has its plan kept as well. */
export const statementOf = (shape: Shape, spending: Spending): WriteMessage =>
  prepared((given) => {
    const { brand, now } = given;
    return sql`
      with conversation as (${conversationPart(shape, given)}),
      allowance as (${allowancePart(shape, given)}),
      ${accountPart(shape, given, spending)},
      shown as (${photoPart(shape, given)}),
      gate as materialized (
        select conversation.id from conversation cross join account cross join shown where not ${wasTakenBack(given)}),
      seat (member_id, other_id, unread, event) as (values
        (${given.lowId}::uuid, ${given.highId}::uuid, ${given.lowUnread}::integer, ${given.lowEvent}::jsonb),
        (${given.highId}::uuid, ${given.lowId}::uuid, ${given.highUnread}::integer, ${given.highEvent}::jsonb)),
      written as (
        insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, gift_id, photo_id, cost, sent_at, warning)
        values (${brand}, (select id from gate), ${given.seq}, ${given.id}, ${given.client_id}, ${given.sender_id}, ${given.sender_kind},
          ${given.type}, ${given.text}, ${given.gift_id}, ${given.photoId}, ${given.cost}, ${now}, ${given.warning})
      ), seated as (
        insert into participants (brand, conversation_id, member_id, other_id, unread, updated_at, untold_at)
        select ${brand}, gate.id, seat.member_id, seat.other_id, seat.unread, ${now}::timestamptz,
          case when seat.unread > 0 then ${now}::timestamptz end
        from gate cross join seat
        on conflict (brand, conversation_id, member_id) do update
        set unread = participants.unread + excluded.unread, removed = false, updated_at = excluded.updated_at,
          untold_at = coalesce(excluded.untold_at, participants.untold_at)
        returning member_id, unread
      ), box as (
        insert into mailboxes (brand, member_id, last_event, total_unread)
        select ${brand}, seat.member_id, 1, seat.unread from gate cross join seat
        on conflict (brand, member_id) do update
        set last_event = mailboxes.last_event + 1, total_unread = mailboxes.total_unread + excluded.total_unread
        returning member_id, last_event, total_unread, total_new
      ), told as (
        select box.*, seated.unread, seat.event from box join seat using (member_id) join seated using (member_id)
      ), posted as (
        insert into mailbox_events (brand, member_id, event_id, event)
        select ${brand}, member_id, last_event,
          event || jsonb_build_object('unread', unread, 'total_unread', total_unread, 'total_new', total_new)
        from told
      )
      select member_id, last_event, total_unread, total_new, unread from told`;
  });

type Places = Given<MessageValues>;

function conversationPart({ opens }: Shape, given: Places): RawBuilder<unknown> {
  const { brand, conversationId, lowId, highId, startedBy, state, freeFor, seq, now } = given;
  if (opens)
    return sql`
      insert into conversations (brand, id, low_id, high_id, started_by, state, free_for, last_seq, created_at, updated_at)
      values (${brand}, ${conversationId}, ${lowId}, ${highId}, ${startedBy}, ${state}, ${freeFor}, ${seq}, ${now}, ${now})
      on conflict (brand, low_id, high_id) do nothing returning id`;
  return sql`
    update conversations
    set last_seq = ${seq}, state = ${state}, started_by = ${startedBy}, free_for = ${freeFor}, updated_at = ${now}
    where brand = ${brand} and id = ${conversationId} and last_seq = ${given.seqBefore} and state = ${given.stateBefore}
    returning id`;
}

function allowancePart({ allowance }: Shape, given: Places): RawBuilder<unknown> {
  if (allowance === 'none') return sql`select from conversation`;
  const column = sql.ref(allowance === 'conversation' ? 'free_conversations_used' : 'free_messages_used');
  return sql`
    update members set ${column} = ${column} + 1
    where brand = ${given.brand} and id = ${given.sender_id}
      and free_conversations_used = ${given.freeConversationsBefore} and free_messages_used = ${given.freeMessagesBefore}
      and exists (select from conversation)
    returning id`;
}

/** After the others, so that rows are always locked in the same order. */
function accountPart({ costs }: Shape, given: Places, spending: Spending): RawBuilder<unknown> {
  if (!costs) return sql`account as (select from allowance)`;
  return spending({
    id: given.movementId,
    brand: given.brand,
    memberId: given.sender_id,
    kind: given.movementKind,
    credits: given.cost,
    seen: given.creditsBefore,
    refId: given.id,
    profileId: given.recipientId,
    onlyIf: sql`exists (select from allowance)`,
    now: given.now,
  });
}

/** The other may see it from now on; a photo is sent once. */
function photoPart({ shows }: Shape, { brand, photoId, sender_id }: Places): RawBuilder<unknown> {
  if (!shows) return sql`select`;
  return sql`
    update photos set status = 'approved'
    where brand = ${brand} and id = ${photoId} and member_id = ${sender_id} and kind = 'chat' and status = 'pending'
      and exists (select from account)
    returning id`;
}
