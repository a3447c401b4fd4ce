import { v7 as uuid } from 'uuid';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import { inTransaction, type WorkContext } from '@parlour/server-bus';
import { lockPair } from '@parlour/server-db/lock-pair';
import { isUndoneByOthers } from '@parlour/server-db/undone-by-others';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import { acknowledged, acknowledgement, allowSending } from './allow-sending.ts';
import { deliverMessage } from './deliver-message.ts';
import type { MessageContent } from './message-content.ts';
import { planMessage } from './plan-message.ts';
import { photoToSend } from './photo-to-send.ts';
import type { ChatPorts } from '../ports.ts';
import { sentReply } from './sent-reply.ts';
import { lockBetween } from '../store/between.ts';
import type { Pair } from '../store/pair.ts';
import { readFirst } from '../store/take-back.ts';
import { wasOvertaken } from '../store/write-message.ts';
import { pairOf, targetOf } from './target.ts';

type Body = BodyOf<typeof sendMessage>;
type Reply = ReplyInput<typeof sendMessage>;

/** Lost races in a row that a send accepts; each means that somebody else's write succeeded. */
const ATTEMPTS = 8;

/**
 * Sends a message, whoever else writes at the same moment. The first attempt reads the pair without a lock and writes only if
 * all is still as it was read, because that is nearly always so; those that were overtaken take turns. So does a first message:
 * without a conversation, a block at the same moment has nothing to change that would overtake it.
 */
export async function sendInTurn(
  ports: ChatPorts,
  context: MemberContext,
  body: Body,
  content: MessageContent,
): Promise<Reply> {
  const { brand, db, viewer } = context;
  for (let attempt = 1; ; attempt++) {
    const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
    await context.confirmCaller();
    try {
      if (attempt === 1 && pair.conversation) return await write(ports, context, context, { body, content }, pair);
      return await inTransaction(context, async ({ trx }) => {
        await lockPair(trx, brand.id, viewer.id, pair.them.id);
        // As all who take turns do. The sender's row of members comes after them, in the statement, where a free message is counted.
        await lockBetween(trx, { brand: brand.id, memberId: viewer.id, otherId: pair.them.id });
        await ports.lockBalance(trx, brand.id, viewer.id);
        const fresh = await pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
        return write(ports, context, { brand, db: trx }, { body, content }, fresh);
      });
    } catch (error) {
      // Either way nothing of it was done.
      const isUndone = wasOvertaken(error) || isUndoneByOthers(error);
      const again = isUndone && attempt < ATTEMPTS;
      if (!again || (await readFirst(db, brand.id, viewer.id, body.client_id))) throw error;
    }
  }
}

async function write(
  ports: ChatPorts,
  context: MemberContext,
  work: WorkContext,
  { body, content }: { body: Body; content: MessageContent },
  pair: Pair,
): Promise<Reply> {
  const { brand, now } = context;
  const verdict = allowSending(context, body, content, pair);
  const photo = await photoToSend(work.db, context, content);
  const outgoing = { id: uuid(), clientId: body.client_id, content, senderKind: 'member' } as const;
  const country = selectedCountryOf(context);
  const plan = await planMessage({
    ports,
    brand,
    pair: acknowledged(body, pair),
    outgoing,
    photo,
    verdict,
    country,
    now,
  });
  await deliverMessage(ports, work, plan, acknowledgement(ports, context, body, pair));
  return sentReply(context, plan.after, plan.events.mine.message);
}
