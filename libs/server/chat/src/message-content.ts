import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf } from '@parlour/contract/define-call';
import { isGift, type GiftId } from '@parlour/models/chat/gifts';
import { messageText } from '@parlour/models/chat/message-text';
import type { CallContext } from '@parlour/server-kit/call-context';
import { refuse } from '@parlour/server-kit/refusal';
import type { MessageRow } from './store/message-row.ts';

/** What a message consists of. */
export type MessageContent =
  { type: 'text'; text: string; giftId: null } | { type: 'gift'; text: null; giftId: GiftId };

/** The content of a message in words. */
export const words = (text: string): MessageContent => ({ type: 'text', text, giftId: null });

/** What somebody wishes to send, words at most as long as the brand allows; the contract has seen to the rest. */
export function contentOf(body: BodyOf<typeof sendMessage>, { brand }: Pick<CallContext, 'brand'>): MessageContent {
  if (body.gift_id !== undefined) return { type: 'gift', text: null, giftId: body.gift_id };
  const longest = brand.settings.message_length;
  const verdict = messageText(body.text ?? '', longest);
  if (!verdict.ok) throw refuse(verdict.refusal, { max: longest });
  return words(verdict.text);
}

/** The content of a kept message; null for a gift that is no longer there. */
export function keptContent({ text, gift_id }: Pick<MessageRow, 'text' | 'gift_id'>): MessageContent | null {
  if (gift_id === null) return words(text ?? '');
  return isGift(gift_id) ? { type: 'gift', text: null, giftId: gift_id } : null;
}

/** True where a message that was sent or kept before says the same. */
export const isSame = (row: Pick<MessageRow, 'text' | 'gift_id'>, content: MessageContent): boolean =>
  row.text === content.text && row.gift_id === content.giftId;
