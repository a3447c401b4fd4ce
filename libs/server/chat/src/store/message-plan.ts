import { v7 as uuid } from 'uuid';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { FreeBecause } from '@parlour/models/chat/free-allowance';
import type { ConversationFacts } from './conversation-facts.ts';
import type { MessageRow } from './message-row.ts';
import type { Pair } from './pair.ts';

export type MessageEvent = Extract<LiveEvent, { kind: 'message' }>;

/** What one message changes, worked out from the pair as it was read. */
export interface MessagePlan {
  brand: string;
  pair: Pair;
  /** The pair once the message stands. */
  after: Pair;
  message: MessageRow & { seq: number };
  conversation: ConversationFacts;
  free: FreeBecause | null;
  /** The event for each of the two; counts are filled in by the statement. */
  events: { mine: MessageEvent; theirs: MessageEvent };
  now: Date;
}

/** What the statement is given of a plan. */
export type MessageValues = ReturnType<typeof valuesOf>;

/** Mailboxes are locked by ascending member id, so the lower of the two comes first. */
export function valuesOf({
  brand,
  pair: { me, them, conversation: before },
  message,
  conversation,
  events,
  now,
}: MessagePlan) {
  const [low, high] = [
    { id: me.id, unread: 0, event: events.mine },
    { id: them.id, unread: 1, event: events.theirs },
  ].sort((one, other) => (one.id < other.id ? -1 : 1)) as [LowOrHigh, LowOrHigh];
  return {
    brand,
    now,
    lowId: low.id,
    lowUnread: low.unread,
    lowEvent: JSON.stringify(low.event),
    highId: high.id,
    highUnread: high.unread,
    highEvent: JSON.stringify(high.event),
    conversationId: conversation.id,
    state: conversation.state,
    startedBy: conversation.startedBy,
    freeFor: conversation.freeFor,
    stateBefore: before?.state ?? null,
    seqBefore: before?.lastSeq ?? null,
    freeConversationsBefore: me.freeConversationsUsed,
    freeMessagesBefore: me.freeMessagesUsed,
    creditsBefore: me.credits,
    movementId: uuid(),
    movementKind: movementKinds[message.type],
    photoId: message.photo?.id ?? null,
    recipientId: them.id,
    ...message,
  };
}

/** What the member's own list of transactions calls what was paid for a message. */
const movementKinds = { text: 'message', image: 'photo', gift: 'gift' } as const satisfies Record<
  MessageRow['type'],
  string
>;

interface LowOrHigh {
  id: string;
  unread: number;
  event: MessageEvent;
}
