import { v7 as uuid } from 'uuid';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import type { SendVerdict } from '@parlour/models/chat/may-send';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { lockPair } from '@parlour/server-db/lock-pair';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { refuse } from '@parlour/server-kit/refusal';
import { CreditsGone, deliverMessage } from './deliver-message.ts';
import type { ChatPorts } from './ports.ts';
import { refuseSending } from './refuse-sending.ts';
import { sentReply } from './sent-reply.ts';
import { readSent } from './store/message-row.ts';
import type { Pair } from './store/pair.ts';
import { wasOvertaken } from './store/write-message.ts';
import { pairOf, targetOf } from './target.ts';
import { verdictOf } from './verdict.ts';

type Body = BodyOf<typeof sendMessage>;
type Reply = ReplyInput<typeof sendMessage>;
type Allowed = Extract<SendVerdict, { ok: true }>;

/** Lost races in a row that a send accepts; each means that somebody else's write succeeded. */
const ATTEMPTS = 8;

/**
 * Sends a message, whoever else writes at the same moment. The first attempt reads the pair without a lock, because that is
 * nearly always enough; those that were overtaken take turns.
 */
export async function sendInTurn(ports: ChatPorts, context: MemberContext, body: Body): Promise<Reply> {
  const { brand, db, viewer } = context;
  for (let attempt = 1; ; attempt++) {
    const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
    const verdict = attempt === 1 ? allowed(context, body, pair) : null;
    try {
      return await inTransaction(context, async ({ trx }) => {
        if (verdict) return write(ports, context, trx, body, pair, verdict);
        await lockPair(trx, brand.id, viewer.id, pair.them.id);
        const fresh = await pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
        return write(ports, context, trx, body, fresh, allowed(context, body, fresh));
      });
    } catch (error) {
      const overtaken = wasOvertaken(error) || error instanceof CreditsGone;
      if (!overtaken || attempt === ATTEMPTS || (await readSent(db, brand.id, viewer.id, body.client_id))) throw error;
    }
  }
}

/** The verdict on a message at the price that the member has seen; throws the refusal. */
function allowed({ brand }: MemberContext, body: Body, pair: Pair): Allowed {
  const sender = body.accept_fictional ? { ...pair.me, fictionalAcknowledged: true } : pair.me;
  const verdict = verdictOf(brand.settings, { sender, recipient: pair.them, conversation: pair.conversation });
  if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
  if (verdict.cost !== body.expected_cost) throw refuse('price_changed', { cost: verdict.cost });
  return verdict;
}

async function write(
  ports: ChatPorts,
  context: MemberContext,
  trx: Transaction,
  body: Body,
  pair: Pair,
  verdict: Allowed,
): Promise<Reply> {
  const { brand, viewer, now } = context;
  if (body.accept_fictional && !pair.me.fictionalAcknowledged)
    await ports.acknowledgeFictional(trx, {
      brand: brand.id,
      memberId: viewer.id,
      version: `settings-${brand.version}`,
      now,
    });
  const outgoing = { id: uuid(), clientId: body.client_id, text: body.text, senderKind: 'member' } as const;
  const sent = await deliverMessage(ports, trx, { brand, pair, outgoing, verdict, now });
  return sentReply(brand.settings, sent.pair, sent.message);
}
