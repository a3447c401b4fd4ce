import type { listChats } from '@parlour/contract/chat/list-chats';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { Chat, Conversation, Message } from '@parlour/contract/types/chat';
import type { CountingEvent } from '../live/fold-user.ts';
import type { EventOf, LiveMessage } from '../live/live-message.ts';

/** The cached list: the reply, and which events its counts already hold. */
export interface ChatList extends ReplyOf<typeof listChats> {
  /** Number of the newest event whose totals are here. */
  revision?: number;
  /** The same for the unread count of each conversation. */
  revisions?: Readonly<Record<string, number>>;
}

/**
 * The list after a live event. Late and repeated events are harmless: a last message only gives way to a later one, and counts
 * only to those of an event with a higher number.
 */
export function foldChats(list: ChatList, { id, event }: LiveMessage<CountingEvent>): ChatList {
  const counted = withTotals(list, id, event.total_unread);
  if (event.kind === 'message') return withMessage(counted, id, event);
  if (event.kind === 'conversation_read') return withUnread(counted, id, event.conversation_id, 0);
  return counted;
}

/** True where the list lacks the conversation of an event, so that it has to be asked for again. */
export const isMissing = (list: ChatList, conversationId: string): boolean =>
  !list.chats.some(({ conversation }) => conversation.id === conversationId);

/** The list with the page behind it; a conversation that has moved up in between is there already. */
export function withOlderChats(list: ChatList, { chats, next }: Pick<ChatList, 'chats' | 'next'>): ChatList {
  const older = chats.filter(({ conversation }) => isMissing(list, conversation.id));
  return { ...list, chats: [...list.chats, ...older], next };
}

/** The list without a conversation that its member removed, and what was unread of it. */
export function withoutChat(list: ChatList, conversationId: string): ChatList {
  const read = withRead(list, conversationId);
  return withChats(
    read,
    read.chats.filter(({ conversation }) => conversation.id !== conversationId),
  );
}

/** The list with one conversation as an answer of the server gave it; a message that came after the answer stays. */
export function withChat(list: ChatList, chat: Chat): ChatList {
  const { conversation } = chat;
  return changed(list, conversation.id, (known) => {
    const joined = withAnswer(known.conversation, conversation);
    return joined === conversation ? chat : { ...known, conversation: joined };
  });
}

/** Opening a conversation sets its unread count to zero (spec section 4), before the server has heard of it. */
export function withRead(list: ChatList, conversationId: string): ChatList {
  const unread = countOf(list, conversationId)?.unread ?? 0;
  const read = changed(list, conversationId, (chat) => ({ ...chat, num_unread_messages: 0 }));
  return { ...read, total_unread: Math.max(0, list.total_unread - unread) };
}

/** What the list says is unread of a conversation and of all, and the numbers of the events that said so. */
export interface UnreadCount {
  unread: number;
  revision: number | undefined;
  total: number;
  totalRevision: number | undefined;
}

/** The count of a conversation as the list has it; undefined where the list has not the conversation. */
export function countOf(list: ChatList, conversationId: string): UnreadCount | undefined {
  const known = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (!known) return undefined;
  const { revisions, revision: totalRevision, total_unread: total } = list;
  return { unread: known.num_unread_messages, revision: revisions?.[conversationId], total, totalRevision };
}

/** The list with the counts as they were, unless an event has counted anew since. */
export function withCount(list: ChatList, conversationId: string, before: UnreadCount): ChatList {
  if (list.revisions?.[conversationId] !== before.revision) return list;
  const counted = changed(list, conversationId, (chat) => ({ ...chat, num_unread_messages: before.unread }));
  return list.revision === before.totalRevision ? { ...counted, total_unread: before.total } : counted;
}

/** A conversation as an answer gave it; where a message came after the answer, only what its member changes is the answer's. */
export const withAnswer = (known: Conversation, answered: Conversation): Conversation =>
  newestSeq(known) > newestSeq(answered) ? { ...known, muted: answered.muted, state: answered.state } : answered;

const newestSeq = ({ last_message }: Conversation): number => last_message?.seq ?? 0;

/** Is a message newer than the last one that is known? One that is held has no number yet, but its time. */
const isNews = ({ seq, sent_at }: Message, known: Message | null): boolean =>
  seq === null ? sent_at > (known?.sent_at ?? '') : seq > (known?.seq ?? 0);

function withTotals(list: ChatList, id: number | null, totalUnread: number): ChatList {
  if (id === null || id <= (list.revision ?? 0)) return list;
  return { ...list, total_unread: totalUnread, revision: id };
}

function withUnread(list: ChatList, id: number | null, conversationId: string, unread: number): ChatList {
  if (id === null || id <= (list.revisions?.[conversationId] ?? 0)) return list;
  const counted = changed(list, conversationId, (chat) => ({ ...chat, num_unread_messages: unread }));
  return { ...counted, revisions: { ...list.revisions, [conversationId]: id } };
}

function withMessage(
  list: ChatList,
  id: number | null,
  { message, conversation, unread }: EventOf<'message'>,
): ChatList {
  const counted = withUnread(list, id, conversation.id, unread);
  const known = counted.chats.find((chat) => chat.conversation.id === conversation.id);
  if (!known || !isNews(message, known.conversation.last_message)) return counted;
  const chat = { ...known, conversation: { ...conversation, muted: known.conversation.muted, last_message: message } };
  return withChats(counted, newestFirst([chat, ...counted.chats.filter((other) => other !== known)]));
}

const newestFirst = (chats: Chat[]): Chat[] =>
  chats.sort((one, other) => other.conversation.updated_at.localeCompare(one.conversation.updated_at));

function changed(list: ChatList, conversationId: string, change: (chat: Chat) => Chat): ChatList {
  return withChats(
    list,
    list.chats.map((chat) => (chat.conversation.id === conversationId ? change(chat) : chat)),
  );
}

/** The list with some of its conversations changed. Not all that the count of requests is about are in it: it moves with those. */
const withChats = (list: ChatList, chats: Chat[]): ChatList => ({
  ...list,
  chats,
  requests: list.requests + requestsAmong(chats) - requestsAmong(list.chats),
});

const requestsAmong = (chats: readonly Chat[]): number =>
  chats.filter(({ conversation }) => conversation.state === 'request').length;
