import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CanSend } from '@parlour/contract/types/profile';
import { giftCost, type GiftId } from '@parlour/models/chat/gifts';
import { freeMessagesLeft, type AllowanceUse, type FreeAllowance } from '@parlour/models/chat/free-allowance';
import { maySend, type SendFacts, type SendVerdict } from '@parlour/models/chat/may-send';
import { dearestCreditPrice, priceOfAct } from '@parlour/models/payments/price-of-act';
import type { ConversationFacts, RecipientFacts, SenderFacts } from './store/pair.ts';

/** The settings that the verdict and its prices depend on. */
export type ChatSettings = Pick<
  BrandSettings,
  | 'free_conversations'
  | 'free_messages'
  | 'message_credits'
  | 'photo_credits'
  | 'gift_credits'
  | 'message_length'
  | 'packages'
  | 'blocked_notice'
>;

/** One direction of a pair: who would write to whom, and in which conversation. */
export interface Direction {
  sender: SenderFacts;
  recipient: RecipientFacts;
  conversation: ConversationFacts | null;
}

export const allowanceOf = (settings: ChatSettings): FreeAllowance => ({
  conversations: settings.free_conversations,
  messages: settings.free_messages,
});

/** What the sender has used of the free allowance, and where the next message would stand. */
export function useOf({ sender, conversation }: Direction): AllowanceUse {
  const isNew = !conversation || conversation.lastSeq === 0;
  return {
    premium: sender.premium,
    conversations: sender.freeConversationsUsed,
    messages: sender.freeMessagesUsed,
    conversation: isNew ? 'new' : conversation.freeFor === sender.id ? 'mine_free' : 'other',
  };
}

/** What would be sent, where it is a gift, and where another use of the free allowance than the present one counts. */
interface Sent {
  gift?: GiftId | null;
  use?: AllowanceUse;
}

function factsOf(
  settings: ChatSettings,
  direction: Direction,
  { gift = null, use = useOf(direction) }: Sent,
): SendFacts {
  const { sender, recipient, conversation } = direction;
  const begun = conversation !== null && conversation.lastSeq > 0;
  return {
    blockedByThem: recipient.blocksOther,
    blockedByMe: sender.blocksOther,
    gone: recipient.gone,
    whoCanMessage: recipient.whoCanMessage,
    likedByThem: recipient.likesOther,
    matched: recipient.matched,
    accepted: begun && (conversation.state === 'open' || conversation.startedBy !== sender.id),
    fictional: recipient.fictional,
    fictionalAcknowledged: sender.fictionalAcknowledged,
    allowance: allowanceOf(settings),
    use,
    gift: gift !== null,
    cost: gift === null ? settings.message_credits : giftCost(gift, settings.gift_credits),
    credits: sender.credits,
  };
}

/** May the sender write to the recipient now, or give something, and at which price (contract part 7). */
export const verdictOf = (settings: ChatSettings, direction: Direction, sent: Sent = {}): SendVerdict =>
  maySend(factsOf(settings, direction, sent));

/** The same for the web: verdict, prices in credits and in money, and what is left free. */
export function canSendOf(settings: ChatSettings, direction: Direction): CanSend {
  const { sender } = direction;
  const verdict = verdictOf(settings, direction);
  const creditPrice = sender.creditPrice ?? dearestCreditPrice(settings.packages[sender.country as 'NL'] ?? []);
  const money = (credits: number) => (credits === 0 ? null : priceOfAct(credits, creditPrice, []));
  return {
    allowed: verdict.ok,
    reason: verdict.ok ? null : verdict.refusal,
    cost: { text: verdict.cost, image: settings.photo_credits },
    money: { text: money(verdict.cost), image: money(settings.photo_credits) },
    credit_price: creditPrice,
    free_left: freeMessagesLeft(allowanceOf(settings), useOf(direction)),
    warn_not_confirmed: !sender.confirmed,
  };
}
