import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf } from '@parlour/contract/define-call';
import type { SendVerdict } from '@parlour/models/chat/may-send';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { MessageContent } from './message-content.ts';
import type { ChatPorts, FollowUp } from '../ports.ts';
import { refuseSending } from './refuse-sending.ts';
import type { Pair } from '../store/pair.ts';
import { verdictOf } from './verdict.ts';

type Body = BodyOf<typeof sendMessage>;

/** The verdict on a message at the price that the member has seen; throws the refusal. */
export function allowSending(
  { brand }: MemberContext,
  body: Body,
  content: MessageContent,
  pair: Pair,
): Extract<SendVerdict, { ok: true }> {
  const { me: sender, them: recipient, conversation } = acknowledged(body, pair);
  const verdict = verdictOf(brand.settings, { sender, recipient, conversation }, { content });
  if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
  if (verdict.cost !== body.expected_cost) throw refuse('price_changed', { cost: verdict.cost });
  return verdict;
}

/** The pair as it stands with what the member acknowledges in this very message. */
export const acknowledged = (body: Body, pair: Pair): Pair =>
  body.accept_fictional ? { ...pair, me: { ...pair.me, fictionalAcknowledged: true } } : pair;

/** Records once, and together with the message, that the member knows fictional profiles to be fictional. */
export function acknowledgement(
  ports: ChatPorts,
  { brand, viewer, now }: MemberContext,
  body: Body,
  { me }: Pair,
): FollowUp | null {
  if (!body.accept_fictional || me.fictionalAcknowledged) return null;
  const consent = { brand: brand.id, memberId: viewer.id, version: `settings-${brand.version}`, now };
  return (trx) => ports.acknowledgeFictional(trx, consent);
}
