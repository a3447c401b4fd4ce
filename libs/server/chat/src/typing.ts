import { typing, TYPING_SECONDS } from '@parlour/contract/chat/typing';
import { handle, type HandledCall } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { oncePer } from './once-per.ts';
import type { ChatPorts } from './ports.ts';
import { readListener } from './store/seat.ts';

/** Shows the other side that the caller is writing, at most once in three seconds; a blocked pair is told nothing. */
export function typingCall(ports: ChatPorts): HandledCall {
  const mayTell = oncePer(TYPING_SECONDS * 1_000);
  return handle(typing, async ({ body: { conversation_id } }, { brand, db, viewer, now }) => {
    if (!mayTell(`${brand.id}:${viewer.id}:${conversation_id}`, now)) return undefined;
    const listener = await readListener(db, brand.id, viewer.id, conversation_id);
    if (!listener) throw refuse('conversation_not_found');
    if (listener.open && viewer.confirmed)
      ports.signal(brand.id, listener.otherId, { kind: 'typing', conversation_id });
    return undefined;
  });
}
