import { v7 as uuid } from 'uuid';
import { firstState, stateAfterMessage } from '@parlour/models/chat/conversation-state';
import { messageWarning } from '@parlour/models/chat/message-warning';
import type { SendVerdict } from '@parlour/models/chat/may-send';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { MessageContent } from './message-content.ts';
import type { MessagePhoto, MessageRow } from '../store/message-row.ts';
import type { Pair } from '../store/pair.ts';
import type { MessageEvent, MessagePlan } from '../store/message-plan.ts';
import { conversationView, messageView, type ViewContext } from '../conversations/views.ts';

/** A message on its way into a conversation. */
export interface OutgoingMessage {
  id: string;
  clientId: string;
  content: MessageContent;
  senderKind: MessageRow['sender_kind'];
}

/** A message that the verdict allows, between two members as they were read. */
export interface MessageOrder {
  brand: PublishedBrand;
  pair: Pair;
  outgoing: OutgoingMessage;
  verdict: Extract<SendVerdict, { ok: true }>;
  ports: ViewContext['ports'];
  /** The photo that is sent, where one is. */
  photo: MessagePhoto | null;
  /** Whose prices the sender sees, where they write themselves. */
  country?: string | null;
  now: Date;
}

/** Works out everything that a message changes, and what both hear of it; nothing is written yet. */
export async function planMessage({
  brand,
  pair,
  outgoing,
  verdict,
  photo,
  country,
  ports,
  now,
}: MessageOrder): Promise<MessagePlan> {
  const { me, them } = pair;
  const begun = pair.conversation !== null && pair.conversation.lastSeq > 0 ? pair.conversation : null;
  const state = begun ? stateAfterMessage(begun.state, begun.startedBy === me.id) : firstState(them.likesOther);
  const conversation = {
    id: pair.conversation?.id ?? uuid(),
    state,
    isRequest: state === 'request',
    startedBy: begun?.startedBy ?? me.id,
    freeFor: begun ? begun.freeFor : verdict.free === 'conversation' ? me.id : null,
    lastSeq: (begun?.lastSeq ?? 0) + 1,
    updatedAt: now,
  };
  const message: MessageRow & { seq: number } = {
    seq: conversation.lastSeq,
    id: outgoing.id,
    client_id: outgoing.clientId,
    sender_id: me.id,
    sender_kind: outgoing.senderKind,
    type: outgoing.content.type,
    text: outgoing.content.text,
    gift_id: outgoing.content.giftId,
    photo,
    cost: verdict.cost,
    sent_at: now,
    read_at: null,
    deleted: false,
    warning: outgoing.content.text === null ? null : messageWarning(outgoing.content.text),
  };
  const after: Pair = { me: senderAfter(pair, verdict), them, conversation };
  const viewContext = { ports, brand: brand.id, now };
  const events = {
    mine: await eventFor(brand, viewContext, after, message, country),
    theirs: await eventFor(brand, viewContext, turned(after), message),
  };
  return { brand: brand.id, pair, after, message, conversation, free: verdict.free, events, now };
}

/** The sender once the message stands, so that both sides hear the next price and state with the event. */
function senderAfter({ me, conversation }: Pair, { cost, free }: MessageOrder['verdict']): Pair['me'] {
  const startsFree = free === 'conversation' && (conversation?.lastSeq ?? 0) === 0;
  return {
    ...me,
    credits: me.credits - cost,
    freeConversationsUsed: me.freeConversationsUsed + (startsFree ? 1 : 0),
    freeMessagesUsed: me.freeMessagesUsed + (free === 'message' ? 1 : 0),
  };
}

const turned = ({ me, them, conversation }: Pair): Pair => ({ me: them, them: me, conversation });

/** What one of the two hears; the statement that writes the message fills in the counts. */
async function eventFor(
  brand: PublishedBrand,
  context: ViewContext,
  { me, them, conversation }: Pair,
  message: MessageRow,
  country?: string | null,
): Promise<MessageEvent> {
  if (!conversation) throw new Error('A message stands in a conversation.');
  return {
    kind: 'message',
    message: await messageView(context, message, conversation, me),
    conversation: conversationView(brand.settings, {
      viewer: me,
      other: them,
      conversation,
      lastMessage: null,
      country,
    }),
    profile_id: them.id,
    unread: 0,
    total_unread: 0,
    total_new: 0,
  };
}
