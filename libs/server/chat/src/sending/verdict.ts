import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CanSend } from '@parlour/contract/types/profile';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { giftCost, isGift } from '@parlour/models/chat/gifts';
import { heldUse } from '@parlour/models/chat/held-use';
import { freeMessagesLeft, type AllowanceUse, type FreeAllowance } from '@parlour/models/chat/free-allowance';
import { maySend, type SendFacts, type SendVerdict } from '@parlour/models/chat/may-send';
import type { Standing } from '@parlour/models/chat/standing';
import { dearestCreditPrice, priceOfAct } from '@parlour/models/payments/price-of-act';
import type { MessageContent } from './message-content.ts';
import { MAX_HELD, type HeldMessage } from '../store/held.ts';
import type { ConversationFacts } from '../store/conversation-facts.ts';
import type { RecipientFacts, SenderFacts } from '../store/pair.ts';

/** The settings that the verdict and its prices depend on. */
export type ChatSettings = Pick<
  BrandSettings,
  | 'free_conversations'
  | 'free_messages'
  | 'message_credits'
  | 'photo_credits'
  | 'gift_credits'
  | 'message_length'
  | 'countries'
  | 'packages'
  | 'blocked_notice'
>;

/** One direction of a pair: who would write to whom, and in which conversation. */
export interface Direction {
  sender: SenderFacts;
  recipient: RecipientFacts;
  conversation: ConversationFacts | null;
}

/** What the brand gives to members who never paid. */
const allowanceOf = (settings: ChatSettings): FreeAllowance => ({
  conversations: settings.free_conversations,
  messages: settings.free_messages,
});

/** How a sender stands for the next message. */
interface SenderStanding {
  /** What is used of the free allowance, and where the next message would stand. */
  use: AllowanceUse;
  /** Credits that nothing else takes yet. */
  credits: number;
}

/** How the sender stands; what somebody unconfirmed has written counts as if it were sent (contract part 0, 13). */
export function senderStandingOf(
  settings: ChatSettings,
  { sender, recipient, conversation }: Direction,
): SenderStanding {
  const used = {
    premium: sender.premium,
    conversations: sender.freeConversationsUsed,
    messages: sender.freeMessagesUsed,
  };
  if (!sender.confirmed) return standingWithHeld(settings, { ...sender, used }, recipient.id);
  const isNew = !conversation || conversation.lastSeq === 0;
  const where = isNew ? 'new' : conversation.freeFor === sender.id ? 'mine_free' : 'other';
  return { use: { ...used, conversation: where }, credits: sender.credits };
}

/** Somebody unconfirmed: the free allowance that is used already, the credits, and what waits. */
export interface HeldSender extends Standing {
  held: readonly Pick<HeldMessage, 'recipient_id' | 'type' | 'gift_id' | 'cost'>[];
}

/** The standing of somebody unconfirmed, once all that waits is sent. */
export function standingWithHeld(
  settings: ChatSettings,
  { used, credits, held }: HeldSender,
  recipientId: string,
): SenderStanding {
  const taken = heldUse(allowanceOf(settings), used, {
    held: held.map(({ recipient_id, type, gift_id, cost }) => ({
      recipientId: recipient_id,
      isWords: type === 'text',
      cost: Math.min(priceOf(settings, { type, giftId: gift_id }), cost),
    })),
    recipientId,
  });
  return { use: taken.use, credits: Math.max(0, credits - taken.credits) };
}

/** What has a price. */
interface Priced {
  type: MessageContent['type'];
  giftId: string | null;
}

/** Credits of words that are not free, of a photo or of a gift. */
function priceOf(settings: ChatSettings, { type, giftId }: Priced): number {
  if (type === 'image') return settings.photo_credits;
  return isGift(giftId) ? giftCost(giftId, settings.gift_credits) : settings.message_credits;
}

const someWords: Priced = { type: 'text', giftId: null };

function factsOf(settings: ChatSettings, direction: Direction, { content = someWords, most }: Outgoing): SendFacts {
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
    heldFull: sender.held.length >= MAX_HELD,
    fictional: recipient.fictional,
    fictionalAcknowledged: sender.fictionalAcknowledged,
    allowance: allowanceOf(settings),
    words: content.type === 'text',
    cost: priceOf(settings, content),
    most,
    ...senderStandingOf(settings, direction),
  };
}

/** What is to be sent. */
interface Outgoing {
  /** Without it, words. */
  content?: Priced;
  /** Credits it may cost at most; without it whatever it costs now. */
  most?: number;
}

/** May the sender write to the recipient now, show or give something, and at which price (contract part 7). */
export const verdictOf = (settings: ChatSettings, direction: Direction, outgoing: Outgoing = {}): SendVerdict =>
  maySend(factsOf(settings, direction, outgoing));

/**
 * The same for the web: verdict, prices in credits and in money, and what is left free: in a free conversation no count, as no
 * free message is used up there.
 *
 * @param country whose prices the sender sees (`selectedCountryOf`); where no request says so, those of their own
 */
export function canSendOf(
  settings: ChatSettings,
  direction: Direction,
  country: string | null = direction.sender.country,
): CanSend {
  const { sender } = direction;
  const verdict = verdictOf(settings, direction);
  const shown = selectedCountry(country, settings.countries);
  const creditPrice = sender.creditPrice ?? dearestCreditPrice((shown && settings.packages[shown]) ?? []);
  const money = (credits: number) => (credits === 0 ? null : priceOfAct(credits, creditPrice, []));
  return {
    allowed: verdict.ok,
    reason: verdict.ok ? null : verdict.refusal,
    cost: { text: verdict.cost, image: settings.photo_credits },
    money: { text: money(verdict.cost), image: money(settings.photo_credits) },
    credit_price: creditPrice,
    free_left:
      verdict.ok && verdict.free === 'conversation'
        ? null
        : freeMessagesLeft(allowanceOf(settings), senderStandingOf(settings, direction).use),
    warn_not_confirmed: !sender.confirmed,
  };
}
