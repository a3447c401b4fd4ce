import { freeBecause, type AllowanceUse, type FreeAllowance } from './free-allowance.ts';

/** A message that waits: whom it goes to, and what it will cost. */
export interface HeldAct {
  recipientId: string;
  /** A photo or a gift uses up no free message. */
  isWords: boolean;
  /** Credits, where it is not free. */
  cost: number;
}

/** What the messages that wait for their writer's confirmation will take when they are released. */
export interface HeldUse {
  use: AllowanceUse;
  /** Credits that they will cost. */
  credits: number;
}

/**
 * Plays through the held messages in their order, as their release will, and answers how things stand for one more to
 * `recipientId`. So nobody writes more before confirming than the free allowance and the credits cover afterwards.
 *
 * @param held the held messages, oldest first
 */
export function heldUse(
  allowance: FreeAllowance,
  begin: Omit<AllowanceUse, 'conversation'>,
  { held, recipientId }: { held: readonly HeldAct[]; recipientId: string },
): HeldUse {
  const begun = new Map<string, 'mine_free' | 'other'>();
  let { conversations, messages } = begin;
  let credits = 0;
  for (const { recipientId: recipient, isWords, cost } of held) {
    const conversation = begun.get(recipient) ?? 'new';
    const free = freeBecause(allowance, { ...begin, conversations, messages, conversation });
    if (conversation === 'new') begun.set(recipient, free === 'conversation' ? 'mine_free' : 'other');
    if (conversation === 'new' && free === 'conversation') conversations += 1;
    if (free === 'message' && isWords) messages += 1;
    if (!isWords || !free) credits += cost;
  }
  return { use: { ...begin, conversations, messages, conversation: begun.get(recipientId) ?? 'new' }, credits };
}
