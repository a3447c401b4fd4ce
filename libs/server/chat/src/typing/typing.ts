import { typing, TYPING_SECONDS } from '@parlour/contract/chat/typing';
import { SECOND } from '@parlour/models/durations';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { ChatPorts } from '../ports.ts';
import { readListener } from '../store/seat.ts';
import { createThrottle } from './throttle.ts';

/** Who may tell of typing again; what was told before a message says nothing about what is written after it. */
export interface TypingTurns {
  take(context: MemberContext, conversationId: string): boolean;
  endWithMessage(context: MemberContext, conversationId: string): void;
}

/** A turn in three seconds for each member and conversation. */
export function typingTurns(): TypingTurns {
  const throttle = createThrottle(TYPING_SECONDS * SECOND);
  const keyOf = ({ brand, viewer }: MemberContext, conversationId: string) =>
    `${brand.id}:${viewer.id}:${conversationId}`;
  return {
    take: (context, conversationId) => throttle.take(keyOf(context, conversationId), context.now),
    endWithMessage: (context, conversationId) => throttle.forget(keyOf(context, conversationId)),
  };
}

/** Shows the other side that the caller is writing, at most once in three seconds; a blocked pair is told nothing. */
export const typingCall = (ports: ChatPorts, turns: TypingTurns): HandledCall =>
  handle(typing, async ({ body: { conversation_id } }, context) => {
    const { brand, db, viewer } = context;
    if (!turns.take(context, conversation_id)) return undefined;
    const listener = await readListener(db, {
      brand: brand.id,
      memberId: viewer.id,
      conversationId: conversation_id,
    });
    if (!listener) throw refuse('conversation_not_found');
    if (listener.open && viewer.confirmed)
      ports.signal(brand.id, listener.otherId, { kind: 'typing', conversation_id });
    return undefined;
  });
