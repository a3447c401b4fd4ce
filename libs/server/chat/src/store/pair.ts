import { sql, type RawBuilder } from 'kysely';
import type { WhoCanMessage } from '@parlour/models/chat/who-can-message';
import type { CreditPrice } from '@parlour/models/payments/price-of-act';
import type { Locale } from '@parlour/models/locale';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared, type Given } from '@parlour/server-db/prepared';
import {
  conversationColumns,
  conversationFactsOf,
  type ConversationFacts,
  type ConversationRow,
} from './conversation-facts.ts';
import { readHeld, type HeldMessage } from './held.ts';
import { acknowledgedBy, isGone } from './member-facts.ts';
import { ofPair } from './of-pair.ts';

/** What a member wishes to see only after a tap (contract B9). */
export interface Veils {
  words: readonly string[];
  photos: boolean;
}

/** What the verdict needs of the one who writes. */
export interface SenderFacts {
  id: string;
  confirmed: boolean;
  premium: boolean;
  country: string;
  language: Locale;
  freeConversationsUsed: number;
  freeMessagesUsed: number;
  credits: number;
  /** Dearest price paid for a credit; null before the first purchase. */
  creditPrice: CreditPrice | null;
  fictionalAcknowledged: boolean;
  /** What waits until they are confirmed, oldest first; read for whoever looks, of the other there is none. */
  held: readonly HeldMessage[];
  blocksOther: boolean;
  /** Lets others see what was read, and sees it of them: both or neither. */
  readReceipts: boolean;
  veils: Veils;
}

/** What the verdict needs of the one who is written to. */
export interface RecipientFacts {
  id: string;
  name: string;
  /** What they were called when they blocked the other; null where they do not, or it was not kept. */
  blockedAs: string | null;
  gone: boolean;
  fictional: boolean;
  demo: boolean;
  whoCanMessage: WhoCanMessage;
  blocksOther: boolean;
  likesOther: boolean;
  matched: boolean;
}

/** A member's own side of the conversation; seats are taken when the first message is written. */
export interface Seat {
  unread: number;
  readSeq: number;
  clearedSeq: number;
  muted: boolean;
}

export type Side = SenderFacts & RecipientFacts & { seat: Seat | null };

/** Two members and what stands between them, seen from one of them. */
export interface Pair {
  me: Side;
  them: Side;
  conversation: ConversationFacts | null;
}

/** Whom the caller means: by a conversation of theirs or by profile. */
export type Target = { conversationId: string } | { profileId: string };

/** A member with their own settings and account. */
export interface SenderRow {
  id: string;
  confirmed: boolean;
  paid_user: boolean;
  country: string;
  language: Locale;
  free_conversations_used: number;
  free_messages_used: number;
  balance: number | null;
  highest_price: number | null;
  currency: string | null;
  acknowledged: boolean | null;
  read_receipts: boolean;
  hidden_words: string[];
  blur_incoming: boolean;
}

interface SideRow extends SenderRow, ConversationRow {
  gone: boolean;
  name: string;
  fictional: boolean;
  demo: boolean;
  who_can_message: Side['whoCanMessage'];
  blocks_other: boolean;
  blocked_as: string | null;
  like_matched: boolean | null;
  conversation_id: string | null;
  unread: number | null;
  read_seq: number;
  cleared_seq: number;
  muted: boolean;
}

interface PairValues {
  brand: string;
  viewerId: string;
  /** A conversation or a profile. */
  target: string;
}

/** Both sides, a row each. */
const bothSides = (otherOf: (given: Given<PairValues>) => RawBuilder<unknown>) =>
  prepared<PairValues, SideRow>((given) => {
    const { brand, viewerId } = given;
    return sql`
      with other as materialized (${otherOf(given)})
      select side.id, m.confirmed_at is not null as confirmed, m.paid_user, ${isGone} as gone,
        m.free_conversations_used, m.free_messages_used, m.language, p.name, p.country, p.fictional, p.demo, p.who_can_message, p.read_receipts,
        p.hidden_words, p.blur_incoming,
        a.balance, a.highest_price, a.currency,
        ${acknowledgedBy(sql`side.id`, brand)} as acknowledged,
        exists (select from blocks where brand = ${brand} and blocker_id = side.id and blocked_id = side.other_id) as blocks_other,
        (select blocker_name from blocks where brand = ${brand} and blocker_id = side.id and blocked_id = side.other_id) as blocked_as,
        (select matched from likes where brand = ${brand} and from_id = side.id and to_id = side.other_id) as like_matched,
        ${conversationColumns}, c.updated_at, s.unread, s.read_seq, s.cleared_seq, s.muted
      from other
      cross join lateral (values (${viewerId}::uuid, other.id), (other.id, ${viewerId}::uuid)) as side (id, other_id)
      join members m on m.brand = ${brand} and m.id = side.id
      join profiles p on p.brand = ${brand} and p.member_id = side.id
      left join ledger_accounts a on a.brand = ${brand} and a.member_id = side.id
      left join conversations c on c.brand = ${brand} and ${ofPair(sql`side.id`, sql`side.other_id`)}
      left join participants s on s.brand = ${brand} and s.conversation_id = c.id and s.member_id = side.id`;
  });

const sidesWithProfile = bothSides(
  ({ viewerId, target }) => sql`select ${target}::uuid as id where ${target} <> ${viewerId}`,
);
const sidesOfConversation = bothSides(
  ({ brand, viewerId, target }) => sql`
    select other_id as id from participants where brand = ${brand} and conversation_id = ${target} and member_id = ${viewerId}`,
);

/**
 * Everything about two members that sending, reading and showing a conversation ask for, in one query of two rows; for
 * somebody unconfirmed also what waits, which counts as if it were sent.
 * Null where the conversation is not the viewer's or the profile does not exist.
 */
export async function readPair(
  db: BrandDatabase,
  brand: string,
  viewerId: string,
  target: Target,
): Promise<Pair | null> {
  const rows =
    'profileId' in target
      ? await sidesWithProfile(db, { brand, viewerId, target: target.profileId })
      : await sidesOfConversation(db, { brand, viewerId, target: target.conversationId });
  const mine = rows.find((row) => row.id === viewerId);
  const theirs = rows.find((row) => row.id !== viewerId);
  if (!mine || !theirs) return null;
  const held = mine.confirmed ? [] : await readHeld(db, brand, viewerId);
  const conversation = mine.conversation_id === null ? null : conversationFactsOf(mine.conversation_id, mine);
  return { me: { ...sideOf(mine), held }, them: sideOf(theirs), conversation };
}

function sideOf(row: SideRow): Side {
  return {
    ...senderFactsOf(row),
    name: row.name,
    blockedAs: row.blocked_as,
    gone: row.gone,
    held: [],
    fictional: row.fictional,
    demo: row.demo,
    whoCanMessage: row.who_can_message,
    blocksOther: row.blocks_other,
    likesOther: row.like_matched !== null,
    matched: row.like_matched === true,
    seat:
      row.unread === null
        ? null
        : { unread: row.unread, readSeq: row.read_seq, clearedSeq: row.cleared_seq, muted: row.muted },
  };
}

/** The sender, but for what waits and for what stands between them and the other. */
export function senderFactsOf(row: SenderRow): Omit<SenderFacts, 'blocksOther' | 'held'> {
  return {
    id: row.id,
    confirmed: row.confirmed,
    premium: row.paid_user,
    country: row.country,
    language: row.language,
    freeConversationsUsed: row.free_conversations_used,
    freeMessagesUsed: row.free_messages_used,
    credits: row.balance ?? 0,
    creditPrice: highestPriceOf(row),
    fictionalAcknowledged: row.acknowledged === true,
    readReceipts: row.read_receipts,
    veils: { words: row.hidden_words, photos: row.blur_incoming },
  };
}

/** The account's dearest price as a value; null before the first purchase. */
function highestPriceOf(row: SenderRow): CreditPrice | null {
  return row.highest_price === null || row.currency === null
    ? null
    : { millionths: row.highest_price, currency: row.currency };
}
