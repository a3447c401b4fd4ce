import { sql } from 'kysely';
import type { ConversationState } from '@parlour/models/chat/conversation-state';

export interface ConversationFacts {
  id: string;
  state: ConversationState;
  /** Is it a request, or was it one when it was blocked? */
  isRequest: boolean;
  startedBy: string;
  freeFor: string | null;
  lastSeq: number;
  updatedAt: Date;
}

/** What is read of a conversation beside its id. */
export interface ConversationRow {
  state: ConversationState;
  is_request: boolean;
  started_by: string;
  free_for: string | null;
  last_seq: number;
  updated_at: Date;
}

/** Of `conversations c`; the moment is another's where the conversation stands in somebody's list. */
export const conversationColumns = sql`c.id as conversation_id, c.state, coalesce(c.state_before_block, c.state) = 'request' as is_request, c.started_by, c.free_for, c.last_seq`;

/** A row of `conversationColumns` in the words of the rules. Its moment is the one that the row's question chose. */
export const conversationFactsOf = (id: string, row: ConversationRow): ConversationFacts => ({
  id,
  state: row.state,
  isRequest: row.is_request,
  startedBy: row.started_by,
  freeFor: row.free_for,
  lastSeq: row.last_seq,
  updatedAt: row.updated_at,
});
