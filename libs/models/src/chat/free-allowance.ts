/** What a brand gives to members who never paid; null switches that rule off (contract part 0, 12). */
export interface FreeAllowance {
  conversations: number | null;
  messages: number | null;
}

/** What a member has used of it, and where the next message would stand. */
export interface AllowanceUse {
  premium: boolean;
  conversations: number;
  messages: number;
  /** `new`: the member would start it; `mine_free`: started by the member as a free one; `other`: any other. */
  conversation: 'new' | 'mine_free' | 'other';
}

/** What makes a message free: the conversation it stands in, or one of the free messages. */
export type FreeBecause = 'conversation' | 'message';

const left = (most: number | null, used: number): number | null => (most === null ? null : Math.max(0, most - used));

/** Conversations that the member may still start free of charge; null where that rule is off. Premium members have none. */
export function freeConversationsLeft(
  allowance: FreeAllowance,
  use: Omit<AllowanceUse, 'conversation'>,
): number | null {
  return use.premium ? null : left(allowance.conversations, use.conversations);
}

/** Free messages left outside free conversations; null where that rule is off. Premium members have none. */
export function freeMessagesLeft(allowance: FreeAllowance, use: Omit<AllowanceUse, 'conversation'>): number | null {
  return use.premium ? null : left(allowance.messages, use.messages);
}

/** Why the next message is free of charge, or null where it costs credits. A free conversation is used before a free message. */
export function freeBecause(allowance: FreeAllowance, use: AllowanceUse): FreeBecause | null {
  if (use.premium) return null;
  if (allowance.conversations !== null && use.conversation === 'mine_free') return 'conversation';
  if (use.conversation === 'new' && (freeConversationsLeft(allowance, use) ?? 0) > 0) return 'conversation';
  return (freeMessagesLeft(allowance, use) ?? 0) > 0 ? 'message' : null;
}
