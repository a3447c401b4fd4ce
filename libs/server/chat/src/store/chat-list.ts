import { sql, type RawBuilder } from 'kysely';
import { MAX_CHATS } from '@parlour/contract/chat/list-chats';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import {
  conversationColumns,
  conversationFactsOf,
  type ConversationFacts,
  type ConversationRow,
} from './conversation-facts.ts';
import { isWaiting } from './held.ts';
import { acknowledgedBy, isGone } from './member-facts.ts';
import { messageColumns, type MessageRow } from './message-row.ts';
import { senderFactsOf, type RecipientFacts, type Seat, type SenderFacts, type SenderRow } from './pair.ts';

/** One row of the list: the conversation, the other member, and the newest message that the viewer still has. */
export interface ListedChat {
  conversation: ConversationFacts;
  seat: Seat;
  other: RecipientFacts;
  blockedByMe: boolean;
  lastMessage: MessageRow | null;
}

interface ListRow extends ConversationRow, Omit<MessageRow, 'id'> {
  conversation_id: string;
  unread: number;
  read_seq: number;
  cleared_seq: number;
  muted: boolean;
  other_id: string;
  name: string;
  gone: boolean;
  fictional: boolean;
  demo: boolean;
  who_can_message: RecipientFacts['whoCanMessage'];
  blocked_by_me: boolean;
  like_matched: boolean | null;
  id: string | null;
}

/** A place in the list, which is there also when its conversation has moved up. */
export type ListPosition = Pick<ConversationFacts, 'updatedAt' | 'id'>;

/** Which of the viewer's conversations: the newest, those behind a place, or one of them. */
export type Listed = { since?: Date; after?: ListPosition } | { conversationId: string };

function which(listed: Listed): RawBuilder<unknown> {
  if ('conversationId' in listed) return sql`s.conversation_id = ${listed.conversationId}`;
  const { since, after } = listed;
  return sql`not s.removed and ${saysSomething} ${since ? sql`and s.updated_at > ${since}` : sql``} ${after ? isBehind(after) : sql``}`;
}

/** Not where words were held and never sent: nothing stands in such a conversation, and the other knows nothing of it. */
const saysSomething = sql`(
  (select last_seq from conversations where brand = s.brand and id = s.conversation_id) > 0
  or exists (
    select from held_messages
    where brand = s.brand and sender_id = s.member_id and recipient_id = s.other_id and ${isWaiting('held_messages')}))`;

/** Times fall and ids rise, so that no comparison of rows says this; the first half bounds the walk along the index. */
const isBehind = ({ updatedAt, id }: ListPosition): RawBuilder<unknown> =>
  sql`and s.updated_at <= ${updatedAt} and (s.updated_at < ${updatedAt} or s.conversation_id > ${id})`;

/**
 * The viewer's conversations, newest first, in one query along the index of the list, and where the next ones begin if there are
 * more. Those with somebody who has blocked the viewer are left out: nothing of the blocker is shown to whoever was blocked
 * (spec section 6).
 */
export async function readChats(
  db: BrandDatabase,
  brand: string,
  viewerId: string,
  listed: Listed,
): Promise<{ rows: ListedChat[]; next: ListPosition | null }> {
  const { rows } = await sql<ListRow>`
    select ${conversationColumns}, s.updated_at, s.unread, s.read_seq, s.cleared_seq, s.muted, s.other_id,
      p.name, ${isGone} as gone, p.fictional, p.demo, p.who_can_message,
      exists (select from blocks where brand = ${brand} and blocker_id = ${viewerId} and blocked_id = s.other_id) as blocked_by_me,
      (select matched from likes where brand = ${brand} and from_id = s.other_id and to_id = ${viewerId}) as like_matched,
      ${messageColumns(viewerId)}
    from (
      select * from participants s where s.brand = ${brand} and s.member_id = ${viewerId} and ${which(listed)}
        and not exists (select from blocks where brand = ${brand} and blocker_id = s.other_id and blocked_id = ${viewerId})
      order by s.updated_at desc, s.conversation_id limit ${MAX_CHATS + 1}
    ) s
    join conversations c on c.brand = ${brand} and c.id = s.conversation_id
    join members m on m.brand = ${brand} and m.id = s.other_id
    join profiles p on p.brand = ${brand} and p.member_id = s.other_id
    left join messages message on message.brand = ${brand} and message.conversation_id = c.id and message.seq = c.last_seq and message.seq > s.cleared_seq
    order by s.updated_at desc, s.conversation_id`.execute(db);
  const page = rows.slice(0, MAX_CHATS).map(listedOf);
  return { rows: page, next: rows.length > MAX_CHATS ? page.at(-1)!.conversation : null };
}

function listedOf(row: ListRow): ListedChat {
  return {
    conversation: conversationFactsOf(row.conversation_id, row),
    seat: { unread: row.unread, readSeq: row.read_seq, clearedSeq: row.cleared_seq, muted: row.muted },
    other: {
      id: row.other_id,
      name: row.name,
      gone: row.gone,
      fictional: row.fictional,
      demo: row.demo,
      whoCanMessage: row.who_can_message,
      blocksOther: false,
      blockedAs: null,
      likesOther: row.like_matched !== null,
      matched: row.like_matched === true,
    },
    blockedByMe: row.blocked_by_me,
    lastMessage: row.id === null ? null : { ...row, id: row.id },
  };
}

interface ViewerRow extends SenderRow {
  total_unread: number | null;
}

/** The viewer as one who writes, and the unread total of the mailbox. */
export async function readViewer(
  db: BrandDatabase,
  brand: string,
  viewerId: string,
): Promise<{ sender: Omit<SenderFacts, 'blocksOther' | 'held'>; totalUnread: number }> {
  const { rows } = await sql<ViewerRow>`
    select m.id, m.confirmed_at is not null as confirmed, m.paid_user, p.country, m.language, m.free_conversations_used, m.free_messages_used,
      p.read_receipts, p.hidden_words, p.blur_incoming,
      a.balance, a.highest_price, a.currency, b.total_unread,
      ${acknowledgedBy(sql`m.id`, sql`${brand}`)} as acknowledged
    from members m
    join profiles p on p.brand = ${brand} and p.member_id = m.id
    left join ledger_accounts a on a.brand = ${brand} and a.member_id = m.id
    left join mailboxes b on b.brand = ${brand} and b.member_id = m.id
    where m.brand = ${brand} and m.id = ${viewerId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The viewer has no profile.');
  return { sender: senderFactsOf(row), totalUnread: row.total_unread ?? 0 };
}
