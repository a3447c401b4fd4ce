import { v7 as uuid } from 'uuid';
import type { Message } from '@parlour/contract/types/chat';
import { firstState, stateAfterMessage } from '@parlour/models/chat/conversation-state';
import { messageWarning } from '@parlour/models/chat/message-warning';
import type { SendVerdict } from '@parlour/models/chat/may-send';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts } from './ports.ts';
import type { MessageRow } from './store/message-row.ts';
import type { Pair } from './store/pair.ts';
import { writeMessage, type MessagePlan } from './store/write-message.ts';
import { conversationView, messageView } from './views.ts';

/** A message on its way into a conversation. */
export interface OutgoingMessage {
  id: string;
  clientId: string;
  text: string;
  senderKind: MessageRow['sender_kind'];
}

export interface Delivered {
  message: Message;
  /** The pair as it stands after the message. */
  pair: Pair;
}

/** The member's credits were spent elsewhere after the pair was read. */
export class CreditsGone extends Error {}

/**
 * Delivers a message that the verdict allows: credits, then everything else in one statement, events after the commit.
 * @throws CreditsGone where the balance no longer covers it; what `wasOvertaken` knows where the pair has changed
 */
export async function deliverMessage(
  ports: ChatPorts,
  trx: Transaction,
  {
    brand,
    pair,
    outgoing,
    verdict,
    now,
  }: {
    brand: PublishedBrand;
    pair: Pair;
    outgoing: OutgoingMessage;
    verdict: Extract<SendVerdict, { ok: true }>;
    now: Date;
  },
): Promise<Delivered> {
  const credits = await charge(ports, trx, brand.id, pair, outgoing.id, verdict.cost, now);
  const plan = planOf(brand, pair, outgoing, verdict, credits, now);
  const boxes = await writeMessage(trx, plan);

  const { me, them } = pair;
  const counted = (side: 'mine' | 'theirs') => {
    const { unread, total_unread, total_new } = boxes[side];
    return { ...plan.events[side], unread, total_unread, total_new };
  };
  ports.publishAfterCommit(trx, me.id, boxes.mine.last_event, counted('mine'));
  ports.publishAfterCommit(trx, them.id, boxes.theirs.last_event, counted('theirs'));
  if (verdict.cost > 0) ports.publishAfterCommit(trx, me.id, null, { kind: 'credits', credits, paid_user: me.premium });
  await ports.messageWritten(trx, {
    brand: brand.id,
    conversationId: plan.conversation.id,
    messageId: outgoing.id,
    senderId: me.id,
    recipientId: them.id,
    recipientIsDemo: them.demo,
    recipientMuted: them.seat?.muted ?? false,
  });
  return { message: plan.events.mine.message, pair: pairAfter(pair, plan, credits) };
}

async function charge(
  ports: ChatPorts,
  trx: Transaction,
  brand: string,
  { me, them }: Pair,
  messageId: string,
  cost: number,
  now: Date,
): Promise<number> {
  if (cost === 0) return me.credits;
  const charged = await ports.spend(trx, {
    brand,
    memberId: me.id,
    credits: cost,
    kind: 'message',
    ref: { type: 'message', id: messageId },
    profileId: them.id,
    now,
  });
  if (!charged.ok) throw new CreditsGone();
  return charged.credits;
}

function planOf(
  brand: PublishedBrand,
  pair: Pair,
  outgoing: OutgoingMessage,
  verdict: Extract<SendVerdict, { ok: true }>,
  credits: number,
  now: Date,
): MessagePlan {
  const { me, them } = pair;
  const begun = pair.conversation !== null && pair.conversation.lastSeq > 0 ? pair.conversation : null;
  const conversation = {
    id: pair.conversation?.id ?? uuid(),
    state: begun ? stateAfterMessage(begun.state, begun.startedBy === me.id) : firstState(them.likesOther),
    startedBy: begun?.startedBy ?? me.id,
    freeFor: begun ? begun.freeFor : verdict.free === 'conversation' ? me.id : null,
  };
  const message: MessageRow = {
    seq: (begun?.lastSeq ?? 0) + 1,
    id: outgoing.id,
    client_id: outgoing.clientId,
    sender_id: me.id,
    sender_kind: outgoing.senderKind,
    type: 'text',
    text: outgoing.text,
    cost: verdict.cost,
    sent_at: now,
    read_at: null,
    deleted: false,
    warning: messageWarning(outgoing.text),
  };
  const plan = { brand: brand.id, pair, message, conversation, free: verdict.free, now };
  const after = pairAfter(pair, plan, credits);
  return { ...plan, events: { mine: eventFor(brand, after, plan), theirs: eventFor(brand, turned(after), plan) } };
}

/** The pair once the message stands, so that both sides hear the next price and state with the event. */
function pairAfter(
  pair: Pair,
  { conversation, message, free, now }: Omit<MessagePlan, 'events'>,
  credits: number,
): Pair {
  const startsFree = free === 'conversation' && message.seq === 1;
  return {
    me: {
      ...pair.me,
      credits,
      freeConversationsUsed: pair.me.freeConversationsUsed + (startsFree ? 1 : 0),
      freeMessagesUsed: pair.me.freeMessagesUsed + (free === 'message' ? 1 : 0),
    },
    them: pair.them,
    conversation: { ...conversation, lastSeq: message.seq ?? 0, updatedAt: now },
  };
}

const turned = ({ me, them, conversation }: Pair): Pair => ({ me: them, them: me, conversation });

function eventFor(
  brand: PublishedBrand,
  { me, them, conversation }: Pair,
  plan: Omit<MessagePlan, 'events'>,
): MessagePlan['events']['mine'] {
  if (!conversation) throw new Error('A message stands in a conversation.');
  return {
    kind: 'message',
    message: messageView(plan.message, conversation.id, me.id),
    conversation: conversationView(brand.settings, { viewer: me, other: them, conversation, lastMessage: null }),
    profile_id: them.id,
    unread: 0,
    total_unread: 0,
    total_new: 0,
  };
}
