import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { ReplyInput } from '@parlour/contract/define-call';
import type { Message } from '@parlour/contract/types/chat';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import type { Pair } from '../store/pair.ts';
import { senderStandingOf } from './verdict.ts';
import { conversationView } from '../conversations/views.ts';

/** The answer to a message that stands in a conversation (contract E2). */
export function sentReply(
  context: MemberContext,
  { me, them, conversation }: Pair,
  message: Message,
): ReplyInput<typeof sendMessage> {
  if (!conversation) throw new Error('A message stands in a conversation.');
  const { settings } = context.brand;
  const country = selectedCountryOf(context);
  const view = conversationView(settings, { viewer: me, other: them, conversation, lastMessage: message, country });
  const { credits } = senderStandingOf(settings, { sender: me, recipient: them, conversation });
  return { message, conversation: view, credits, free_left: view.can_send.free_left };
}
