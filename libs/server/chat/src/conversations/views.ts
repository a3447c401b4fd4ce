import type { Conversation, Message } from '@parlour/contract/types/chat';
import { stateSeenBy } from '@parlour/models/chat/conversation-state';
import { hasHiddenWord } from '@parlour/models/chat/hidden-words';
import { giftView } from '../gifts/gift-view.ts';
import type { ChatPorts } from '../ports.ts';
import type { MessageRow } from '../store/message-row.ts';
import type { ConversationFacts } from '../store/conversation-facts.ts';
import type { RecipientFacts, Seat, SenderFacts, Veils } from '../store/pair.ts';
import { canSendOf, type ChatSettings } from '../sending/verdict.ts';

/** Where and when something is looked at: addresses of photos end. */
export interface ViewContext {
  ports: Pick<ChatPorts, 'imageOf'>;
  brand: string;
  now: Date;
}

/** Who looks at a message, and what they wish to see only after a tap. */
export type MessageViewer = Pick<SenderFacts, 'id' | 'veils' | 'language' | 'readReceipts'>;

/**
 * A message as one of the two sees it; what is given is named in that one's language. Who began a request does not see that it was
 * looked at: they would know who lets them wait.
 */
export async function messageView(
  { ports, brand, now }: ViewContext,
  row: MessageRow,
  { id: conversationId, isRequest, startedBy }: ConversationFacts,
  viewer: MessageViewer,
): Promise<Message> {
  const mine = row.sender_id === viewer.id;
  const veiled = mine ? null : veilOf(row, viewer.veils);
  const isAsking = isRequest && startedBy === viewer.id;
  const readAt = mine && (isAsking || !viewer.readReceipts) ? null : row.read_at;
  return {
    id: row.id,
    seq: row.seq,
    client_id: mine ? row.client_id : null,
    conversation_id: conversationId,
    from: mine ? 'me' : 'them',
    sender_kind: row.sender_kind,
    type: row.type,
    text: row.text,
    image: row.photo && ports.imageOf(row.photo, { brand, viewerId: viewer.id, now }),
    gift: row.gift_id === null ? null : await giftView(row.gift_id, mine ? row.cost : 0, viewer.language),
    sent_at: row.sent_at.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    status: row.seq === null ? 'held' : readAt ? 'read' : 'sent',
    cost: mine ? row.cost : 0,
    deleted: row.deleted,
    warning: mine || row.deleted ? null : row.warning,
    ...(veiled ? { veiled } : {}),
  };
}

function veilOf(row: MessageRow, { words, photos }: Veils): Message['veiled'] | null {
  if (row.type === 'image' && photos) return 'photo';
  return hasHiddenWord(row.text, words) ? 'words' : null;
}

/** A conversation and who looks at it. */
export interface ConversationSight {
  viewer: SenderFacts & { seat: Seat | null };
  other: RecipientFacts;
  conversation: ConversationFacts;
  lastMessage: Message | null;
  /** Whose prices the viewer sees; without it those of their own country. */
  country?: string | null;
}

/** A conversation as one of the two sees it. */
export function conversationView(
  settings: ChatSettings,
  { viewer, other, conversation, lastMessage, country }: ConversationSight,
): Conversation {
  return {
    id: conversation.id,
    state: stateSeenBy({
      state: conversation.state,
      startedByMe: conversation.startedBy === viewer.id,
      blockedByMe: viewer.blocksOther,
      gone: other.gone,
    }),
    muted: viewer.seat?.muted ?? false,
    last_message: lastMessage,
    updated_at: conversation.updatedAt.toISOString(),
    free: !viewer.premium && conversation.freeFor === viewer.id,
    can_send: canSendOf(settings, { sender: viewer, recipient: other, conversation }, country),
  };
}
