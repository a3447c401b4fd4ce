import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf } from '@parlour/contract/define-call';
import { isGift, type GiftId } from '@parlour/models/chat/gifts';
import { messageText } from '@parlour/models/chat/message-text';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { MessageRow } from '../store/message-row.ts';

/** What a message consists of. */
export type MessageContent =
  | { type: 'text'; text: string; giftId: null; photoId: null }
  | { type: 'gift'; text: null; giftId: GiftId; photoId: null }
  | { type: 'image'; text: null; giftId: null; photoId: string };

/** The content of a message in words. */
export const words = (text: string): MessageContent => ({ type: 'text', text, giftId: null, photoId: null });

/**
 * What somebody wishes to send, words at most as long as the brand allows; the contract has seen to the rest. Whether there is
 * such a photo shows when it is sent.
 */
export function contentOf(body: BodyOf<typeof sendMessage>, { brand }: Pick<CallContext, 'brand'>): MessageContent {
  if (body.gift_id !== undefined) return { type: 'gift', text: null, giftId: body.gift_id, photoId: null };
  if (body.photo_id !== undefined) return { type: 'image', text: null, giftId: null, photoId: body.photo_id };
  const longest = brand.settings.message_length;
  const verdict = messageText(body.text ?? '', longest);
  if (!verdict.ok) throw refuse(verdict.refusal, { max: longest });
  return words(verdict.text);
}

/** The content of a kept message; null for a gift or a photo that is no longer there. */
export function keptContent({
  type,
  text,
  gift_id: giftId,
  photo,
}: Pick<MessageRow, 'type' | 'text' | 'gift_id' | 'photo'>): MessageContent | null {
  if (type === 'text') return words(text ?? '');
  if (type === 'image') return photo && { type, text: null, giftId: null, photoId: photo.id };
  return isGift(giftId) ? { type, text: null, giftId, photoId: null } : null;
}

/** True where a message that was sent or kept before says the same. */
export const isSame = (row: Pick<MessageRow, 'text' | 'gift_id' | 'photo'>, content: MessageContent): boolean =>
  row.text === content.text && row.gift_id === content.giftId && (row.photo?.id ?? null) === content.photoId;
