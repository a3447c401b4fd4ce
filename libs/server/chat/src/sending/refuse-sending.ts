import type { SendVerdict } from '@parlour/models/chat/may-send';
import { blockedRefusal } from '@parlour/models/safety/blocked-refusal';
import { refuse, type CallRefusal } from '@parlour/server-kit/calls/refusal';
import type { Pair } from '../store/pair.ts';
import { senderStandingOf, type ChatSettings } from './verdict.ts';

/**
 * What somebody blocked is told (contract part 0, 6): the name that they knew, and no later one; of whoever has left,
 * none. The conversation that they still have a seat in is named, as it can be reported.
 */
export function refuseBlocked(
  settings: Pick<ChatSettings, 'blocked_notice'>,
  { me, them, conversation }: Pair,
): CallRefusal {
  const { code, params } = blockedRefusal(them.gone ? 'neutral' : settings.blocked_notice, them.blockedAs ?? them.name);
  return refuse(code, me.seat && conversation ? { ...params, conversation_id: conversation.id } : params);
}

/** The refusal of a message, with what its sentence needs. */
export function refuseSending(
  settings: ChatSettings,
  pair: Pair,
  verdict: Extract<SendVerdict, { ok: false }>,
): CallRefusal {
  const { me, them, conversation } = pair;
  switch (verdict.refusal) {
    case 'blocked':
      return refuseBlocked(settings, pair);
    case 'insufficient_credits': {
      const { credits } = senderStandingOf(settings, { sender: me, recipient: them, conversation });
      return refuse('insufficient_credits', { needed: verdict.cost, credits, name: them.name });
    }
    case 'free_limit':
      return refuse('free_limit', { limit: settings.free_messages ?? settings.free_conversations ?? 0 });
    default:
      return refuse(verdict.refusal);
  }
}
