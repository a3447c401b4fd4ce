import { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import { answer } from '@parlour/server-kit/calls/answer';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { holdInstead } from '../held/hold-message.ts';
import { contentOf, isSame, type MessageContent } from './message-content.ts';
import type { ChatPorts } from '../ports.ts';
import { sendInTurn } from './send-in-turn.ts';
import { sentReply } from './sent-reply.ts';
import type { Pair } from '../store/pair.ts';
import { readFirst } from '../store/take-back.ts';
import { pairOf } from './target.ts';
import type { TypingTurns } from '../typing/typing.ts';
import { messageView } from '../conversations/views.ts';

type Body = BodyOf<typeof sendMessage>;

/**
 * Sends words, a photo or a gift (contract E2); somebody unconfirmed has it held. The same `client_id` again is answered from
 * what the first one wrote, also where it would no longer be allowed or was taken back: that costs a query only when a send
 * fails. The pair is read in the same packet as the session (decision 17).
 */
export const sendMessageCall = (ports: ChatPorts, typing: TypingTurns): HandledCall =>
  handle(
    sendMessage,
    async ({ body }, context) => {
      const content = contentOf(body, context);
      try {
        if (!context.viewer.confirmed) {
          await context.confirmCaller();
          const held = await holdInstead(ports, context, body, content);
          if (held) return held;
        }
        const sent = await sendInTurn(ports, context, body, content);
        typing.endWithMessage(context, sent.conversation.id);
        return sent;
      } catch (error) {
        await context.confirmCaller();
        const first = await firstAnswer(ports, context, body, content);
        if (first) return answer(first, { replayed: true });
        throw error;
      }
    },
    { readsFirst: true },
  );

async function firstAnswer(
  ports: ChatPorts,
  context: MemberContext,
  body: Body,
  content: MessageContent,
): Promise<ReplyInput<typeof sendMessage> | null> {
  const { brand, db, viewer, now } = context;
  const sent = await readFirst(db, brand.id, viewer.id, body.client_id);
  if (!sent) return null;
  const pair = await pairOf(db, brand.id, viewer.id, { conversationId: sent.conversation_id });
  const same = isMeant(pair, sent.conversation_id, body) && (sent.deleted || isSame(sent, content));
  if (!same || !pair.conversation) throw refuse('idempotency_conflict');
  const viewContext = { ports, brand: brand.id, now };
  return sentReply(context, pair, await messageView(viewContext, sent, pair.conversation, pair.me));
}

const isMeant = ({ them }: Pair, conversationId: string, { conversation_id, profile_id }: Body): boolean =>
  conversation_id === undefined ? profile_id === them.id : conversation_id === conversationId;
