import { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import { answer } from '@parlour/server-kit/answer';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { holdInstead } from './hold-message.ts';
import { contentOf, isSame, type MessageContent } from './message-content.ts';
import type { ChatPorts } from './ports.ts';
import { sendInTurn } from './send-in-turn.ts';
import { sentReply } from './sent-reply.ts';
import { readSent } from './store/message-row.ts';
import { pairOf } from './target.ts';
import type { TypingTurns } from './typing.ts';
import { messageView } from './views.ts';

type Body = BodyOf<typeof sendMessage>;

/**
 * Sends words or a gift (contract E2); somebody unconfirmed has it held. The same `client_id` again is answered from what the first
 * one wrote, also where it would no longer be allowed: that costs a query only when a send fails.
 */
export const sendMessageCall = (ports: ChatPorts, typing: TypingTurns): HandledCall =>
  handle(sendMessage, async ({ body }, context) => {
    const content = contentOf(body, context);
    if (!context.viewer.confirmed) return holdInstead(context, body, content);
    try {
      const sent = await sendInTurn(ports, context, body, content);
      typing.endWithMessage(context, sent.conversation.id);
      return sent;
    } catch (error) {
      const first = await firstAnswer(context, body, content);
      if (first) return answer(first, { replayed: true });
      throw error;
    }
  });

async function firstAnswer(
  context: MemberContext,
  { client_id }: Body,
  content: MessageContent,
): Promise<ReplyInput<typeof sendMessage> | null> {
  const { brand, db, viewer } = context;
  const sent = await readSent(db, brand.id, viewer.id, client_id);
  if (!sent) return null;
  if (!isSame(sent, content)) throw refuse('idempotency_conflict');
  const pair = await pairOf(db, brand.id, viewer.id, { conversationId: sent.conversation_id });
  return sentReply(brand.settings, pair, await messageView(sent, sent.conversation_id, pair.me));
}
