import type { LiveEvent } from '@parlour/contract/live-events';
import type { ConversationState, StateBeforeBlock } from '@parlour/models/chat/conversation-state';
import type { MessageType } from '@parlour/models/chat/message-type';
import type { MessageWarning } from '@parlour/models/chat/message-warning';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

export interface GiftsTable {
  brand: string;
  id: string;
  image: string;
  /** credits */
  cost: number;
  position: number;
}

export interface ConversationsTable {
  brand: string;
  id: string;
  low_id: string;
  high_id: string;
  started_by: string;
  state: ConversationState;
  free_for: string | null;
  state_before_block: StateBeforeBlock | null;
  last_seq: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface ParticipantsTable {
  brand: string;
  conversation_id: string;
  member_id: string;
  other_id: string;
  unread: Generated<number>;
  read_seq: Generated<number>;
  cleared_seq: Generated<number>;
  removed: Generated<boolean>;
  muted: Generated<boolean>;
  updated_at: Date;
  /** a notification is pending: the newest message for this member that nobody has told them of yet */
  untold_at: Date | null;
}

export interface MessagesTable {
  brand: string;
  conversation_id: string;
  seq: number;
  id: string;
  client_id: string;
  sender_id: string;
  sender_kind: 'member' | 'operator' | 'system';
  type: MessageType;
  text: string | null;
  photo_id: string | null;
  gift_id: string | null;
  /** credits */
  cost: Generated<number>;
  sent_at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
  hidden_from_sender: Generated<boolean>;
  hidden_from_recipient: Generated<boolean>;
  warning: MessageWarning | null;
}

export interface HeldMessagesTable {
  brand: string;
  id: string;
  client_id: string;
  sender_id: string;
  recipient_id: string;
  type: MessageType;
  text: string | null;
  gift_id: string | null;
  photo_id: string | null;
  /** Credits that its writer was shown. */
  cost: number;
  created_at: Date;
}

export interface MailboxesTable {
  brand: string;
  member_id: string;
  last_event: Generated<number>;
  total_unread: Generated<number>;
  total_new: Generated<number>;
}

export interface MailboxEventsTable {
  brand: string;
  member_id: string;
  event_id: number;
  event: Json<LiveEvent>;
  created_at: Generated<Date>;
}
