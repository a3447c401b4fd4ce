import type { listMessages } from '@parlour/contract/chat/list-messages';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Message } from '@parlour/contract/types/chat';
import type { CanSend } from '@parlour/contract/types/profile';
import type { EventOf } from '../live/live-message.ts';

/** A conversation's cached page: the messages that are loaded, in order. */
export interface ConversationPage extends ReplyOf<typeof listMessages> {
  /** True where messages may have been removed without an event: only those of the next answer are kept. */
  inDoubt?: boolean;
}

/** What a sent message changes, from the answer to it or from its event. */
export type Arrival = Pick<EventOf<'message'>, 'message' | 'conversation' | 'profile_id'>;

const ranks = { held: 0, sent: 1, read: 2 } as const;
const END = Number.MAX_SAFE_INTEGER;
const placeOf = (message: Message): number => message.seq ?? END;

/** Joins messages to those that are there: one of each, in order, the further status winning. */
function withMessages(known: readonly Message[], arrived: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) {
    const before = byId.get(message.id);
    if (!before || ranks[message.status] > ranks[before.status]) byId.set(message.id, message);
  }
  return [...byId.values()].sort(
    (one, other) => placeOf(one) - placeOf(other) || one.sent_at.localeCompare(other.sent_at),
  );
}

const newestSeq = (messages: readonly Message[]): number =>
  messages.findLast((message) => message.seq !== null)?.seq ?? 0;

/** True where the arrival belongs to this page. */
export const isAbout = (
  page: ConversationPage,
  { conversation, profile_id }: Pick<Arrival, 'conversation' | 'profile_id'>,
): boolean => page.conversation?.id === conversation.id || page.profile.id === profile_id;

/** The page with one more message; state and price follow only the newest. */
export function foldArrival(page: ConversationPage, arrival: Arrival): ConversationPage {
  if (!isAbout(page, arrival)) return page;
  const { message, conversation } = arrival;
  const messages = withMessages(page.messages, [message]);
  const newest = (message.seq ?? END) >= newestSeq(page.messages);
  if (!newest) return { ...page, messages };
  const muted = page.conversation?.muted ?? conversation.muted;
  return {
    ...page,
    messages,
    conversation: { ...conversation, muted, last_message: message },
    can_send: message.from === 'me' ? conversation.can_send : atKnownPrices(conversation.can_send, page.can_send),
  };
}

/**
 * The arrived permission at the prices that the page knows, where the costs are the same. A message of the other brings
 * prices of the reader's own country; the page knows the country that they chose in this browser.
 */
function atKnownPrices(arrived: CanSend, known: CanSend): CanSend {
  const isSameCost = arrived.cost.text === known.cost.text && arrived.cost.image === known.cost.image;
  return isSameCost ? { ...arrived, money: known.money, credit_price: known.credit_price } : arrived;
}

/** True where messages between those that are loaded are missing, so that the page has to be asked for again. */
export function hasGap({ messages }: ConversationPage): boolean {
  const seqs = messages.flatMap(({ seq }) => (seq === null ? [] : [seq]));
  return seqs.some((seq, place) => place > 0 && seq !== seqs[place - 1]! + 1);
}

/** The page after the other has read up to a message. */
export function foldRead(
  page: ConversationPage,
  { conversation_id, read_seq, read_at }: EventOf<'message_read'>,
): ConversationPage {
  if (page.conversation?.id !== conversation_id) return page;
  const isNews = (message: Message) =>
    message.from === 'me' && message.status === 'sent' && (message.seq ?? END) <= read_seq;
  if (!page.messages.some(isNews)) return page;
  return {
    ...page,
    messages: page.messages.map((message) => (isNews(message) ? { ...message, status: 'read', read_at } : message)),
  };
}

/** The page after messages were removed: they keep their place and say nothing any more. */
export function foldRemoved(
  page: ConversationPage,
  { conversation_id, removed = [] }: EventOf<'conversation_changed'>,
): ConversationPage {
  if (page.conversation?.id !== conversation_id || removed.length === 0) return page;
  const empty = { text: null, image: null, gift: null, deleted: true };
  return {
    ...page,
    messages: page.messages.map((message) => (removed.includes(message.id) ? { ...message, ...empty } : message)),
  };
}

/** The page with older messages before it; unchanged where messages between them are missing. */
export function withOlder(
  page: ConversationPage,
  older: Pick<ConversationPage, 'messages' | 'has_more'>,
): ConversationPage {
  const joined = { ...page, messages: withMessages(page.messages, older.messages), has_more: older.has_more };
  return hasGap(joined) ? page : joined;
}

/** The page with new addresses for the photos of these messages; what was removed meanwhile stays removed. */
export function renewed(page: ConversationPage, messages: readonly Message[]): ConversationPage {
  const images = new Map(messages.map(({ id, image }) => [id, image]));
  const withAddress = (message: Message): Message =>
    message.image ? { ...message, image: images.get(message.id) ?? message.image } : message;
  return { ...page, messages: page.messages.map(withAddress) };
}

/**
 * Joins a fresh answer to what was loaded before.
 * - Older messages stay where the server has older ones, they continue without a gap, and they are not in doubt.
 * - A message that an event brought while the answer was on its way stays.
 * - A message that was there when the answer was asked for, and is not in it, was removed.
 */
export function refreshed(
  fresh: ConversationPage,
  known: ConversationPage | undefined,
  asked: ConversationPage | undefined,
): ConversationPage {
  if (!known) return fresh;
  const old = new Set(asked?.messages.map(({ id }) => id));
  const oldest = fresh.messages[0]?.seq ?? null;
  const newest = newestSeq(fresh.messages);
  const older = known.messages.filter(({ seq }) => seq !== null && oldest !== null && seq < oldest);
  const newer = known.messages.filter(({ id, seq }) => seq !== null && seq > newest && !old.has(id));
  const continues = fresh.has_more && !known.inDoubt && older.at(-1)?.seq === (oldest ?? 0) - 1;
  const messages = withMessages(fresh.messages, continues ? [...older, ...newer] : newer);
  return { ...fresh, messages, has_more: continues ? known.has_more : fresh.has_more };
}
