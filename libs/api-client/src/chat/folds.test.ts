import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { Conversation, Message } from '@parlour/contract/types/chat';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend as usual } from '@parlour/testing/page-data';
import { foldUser, type CountingEvent } from '../live/fold-user.ts';
import type { EventOf, LiveMessage } from '../live/live-message.ts';
import {
  foldChats,
  isMissing,
  withChat,
  withOlderChats,
  withoutChat,
  type ChatList,
  type ListEvent,
} from './fold-chats.ts';
import {
  foldArrival,
  foldRead,
  foldRemoved,
  hasGap,
  refreshed,
  withOlder,
  type ConversationPage,
} from './fold-conversation.ts';

const canSend = (cost: number): CanSend => ({
  ...usual,
  cost: { text: cost, image: 20 },
  money: { text: null, image: null },
});
const at = (place: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, place)).toISOString();
const message = (seq: number, change: Partial<Message> = {}): Message =>
  messageOf(seq, { id: `m${seq}`, conversation_id: 'c1', from: seq % 2 ? 'me' : 'them', sent_at: at(seq), ...change });
const conversation = (seq: number, id = 'c1'): Conversation => ({
  id,
  state: 'open',
  muted: false,
  last_message: null,
  updated_at: at(seq),
  free: false,
  can_send: canSend(seq),
});
const profile = { id: 'p1', name: 'Nora' } as ProfileCard;
const page: ConversationPage = { conversation: null, profile, can_send: canSend(0), messages: [], has_more: false };
const list: ChatList = {
  chats: ['c1', 'c2'].map((id) => ({
    conversation: { ...conversation(0, id), last_message: null },
    profile,
    num_unread_messages: 0,
  })),
  total_unread: 0,
  requests: 0,
};

/** A mailbox as the server writes it: numbered events whose counts go with them. */
function mailbox(kinds: readonly ('message' | 'read')[]): LiveMessage<EventOf<'message' | 'conversation_read'>>[] {
  let seq = 0;
  let unread = 0;
  return kinds.map((kind, place) => {
    const id = place + 1;
    if (kind === 'read' && seq > 0) {
      unread = 0;
      return {
        id,
        event: { kind: 'conversation_read', conversation_id: 'c1', read_seq: seq, total_unread: 0, total_new: 0 },
      };
    }
    seq += 1;
    unread += 1;
    return {
      id,
      event: {
        kind: 'message',
        message: message(seq),
        conversation: conversation(seq),
        profile_id: 'p1',
        unread,
        total_unread: unread,
        total_new: 0,
      },
    };
  });
}

const events = fc
  .array(fc.constantFrom('message' as const, 'read' as const), { minLength: 1, maxLength: 12 })
  .map(mailbox);
/** The same events in any order, some of them more than once. */
const shuffled = events.chain((inOrder) =>
  fc.record({
    inOrder: fc.constant(inOrder),
    late: fc
      .tuple(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), fc.shuffledSubarray(inOrder))
      .map(([all, again]) => [...all, ...again]),
  }),
);

describe('late and repeated events', () => {
  it('leave a conversation with every message once, in order, at the newest price', () => {
    fc.assert(
      fc.property(shuffled, ({ inOrder, late }) => {
        const fold = (some: readonly LiveMessage[]) =>
          some.reduce((known, { event }) => (event.kind === 'message' ? foldArrival(known, event) : known), page);
        expect(fold(late)).toEqual(fold(inOrder));
        expect(hasGap(fold(late))).toBe(false);
      }),
    );
  });

  it('leave the list and the badges with the newest message and counts', () => {
    fc.assert(
      fc.property(shuffled, ({ inOrder, late }) => {
        const fold = (some: readonly LiveMessage<ListEvent>[]) => some.reduce(foldChats, list);
        expect(fold(late)).toEqual(fold(inOrder));
        const counted = (some: readonly LiveMessage<CountingEvent>[]) =>
          some.reduce(foldUser, { counts: { unread: 0, new_likes: 0 } } as never);
        expect(counted(late)).toEqual(counted(inOrder));
        expect(fold(late).total_unread).toBe(inOrder.at(-1)!.event.total_unread);
      }),
    );
  });
});

describe('a conversation', () => {
  const loaded = [5, 6, 7].map((seq) => message(seq));

  it('turns into itself with the first message, found by profile', () => {
    const begun = foldArrival(page, { message: message(1), conversation: conversation(1), profile_id: 'p1' });
    expect(begun).toMatchObject({
      conversation: { id: 'c1' },
      can_send: { cost: { text: 1 } },
      messages: [{ id: 'm1' }],
    });
    expect(foldArrival(page, { message: message(1), conversation: conversation(1), profile_id: 'p2' })).toBe(page);
  });

  it('shows a held message as sent once it is', () => {
    const held = { ...page, messages: [message(1, { seq: null, status: 'held' })] };
    expect(
      foldArrival(held, { message: message(1), conversation: conversation(1), profile_id: 'p1' }).messages,
    ).toMatchObject([{ seq: 1, status: 'sent' }]);
  });

  it('marks one’s own messages as read, up to where the other has read', () => {
    const known = { ...page, conversation: conversation(7), messages: loaded };
    const read = foldRead(known, { kind: 'message_read', conversation_id: 'c1', read_seq: 5, read_at: at(9) });
    expect(read.messages.map(({ status }) => status)).toEqual(['read', 'sent', 'sent']);
    expect(foldRead(read, { kind: 'message_read', conversation_id: 'c1', read_seq: 5, read_at: at(10) })).toBe(read);
    expect(
      foldArrival(read, { message: message(5), conversation: conversation(5), profile_id: 'p1' }).messages[0]?.status,
    ).toBe('read');
  });

  it('lets removed messages keep their place and say nothing, also those that no fresh answer reaches back to', () => {
    const known: ConversationPage = {
      ...page,
      conversation: conversation(3),
      messages: [1, 2, 3].map((seq) => message(seq)),
    };
    const folded = foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c1', removed: ['m1'] });
    const after = refreshed({ ...known, messages: [message(2), message(3)] }, folded, folded);
    expect(after.messages.map(({ text, deleted }) => [text, deleted])).toEqual([
      [null, true],
      ['Message 2', false],
      ['Message 3', false],
    ]);
    expect(foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c2', removed: ['m1'] })).toBe(known);
    expect(foldRemoved(known, { kind: 'conversation_changed', conversation_id: 'c1' })).toBe(known);
  });

  it('knows that messages are missing', () => {
    const known = { ...page, messages: loaded };
    expect(hasGap(foldArrival(known, { message: message(9), conversation: conversation(9), profile_id: 'p1' }))).toBe(
      true,
    );
  });

  it('keeps what was loaded when it is asked for again, unless a gap would hide messages', () => {
    const known = withOlder(
      { ...page, messages: loaded, has_more: true },
      { messages: [message(3), message(4)], has_more: true },
    );
    const near = refreshed({ ...page, messages: [message(6), message(7), message(8)], has_more: true }, known, known);
    expect(near.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8]);
    const far = refreshed({ ...page, messages: [message(20)], has_more: true }, known, known);
    expect(far.messages.map(({ seq }) => seq)).toEqual([20]);
  });

  it('loses what was removed when it is asked for again, and not what came meanwhile', () => {
    const asked = { ...page, messages: loaded };
    const known = { ...page, messages: [...loaded, message(8)] };
    expect(refreshed(page, known, asked).messages.map(({ seq }) => seq)).toEqual([8]);
  });
});

describe('the list', () => {
  it('shows the last of several messages that are held', () => {
    const held = (minute: number) =>
      message(minute, { seq: null, status: 'held', sent_at: `2026-11-21T20:0${minute}:00Z` });
    const counts = { unread: 0, total_unread: 0, total_new: 0 };
    const hear = (known: ChatList, minute: number) =>
      foldChats(known, {
        id: null,
        event: { kind: 'message', message: held(minute), conversation: conversation(1), profile_id: 'p1', ...counts },
      });
    const shown = hear(hear(hear(list, 1), 2), 1).chats[0]?.conversation.last_message;
    expect(shown?.sent_at).toBe(held(2).sent_at);
  });

  it('has fewer requests once one of its own is accepted or removed; those further back still count', () => {
    const asked = conversation(1, 'c1');
    const [first, second] = list.chats;
    const request = { ...first!, conversation: { ...asked, state: 'request' as const } };
    const many = { ...list, chats: [request, second!], requests: 60 };
    expect(withChat(many, { ...request, conversation: asked }).requests).toBe(59);
    expect(withoutChat(many, 'c1').requests).toBe(59);
    expect(withoutChat(many, 'c2').requests).toBe(60);
    expect(withOlderChats(many, { chats: [], next: undefined }).requests).toBe(60);
  });

  it('knows which conversation it lacks, and loses what is removed', () => {
    expect([isMissing(list, 'c1'), isMissing(list, 'c3')]).toEqual([false, true]);
    expect(withoutChat(list, 'c1').chats.map((chat) => chat.conversation.id)).toEqual(['c2']);
  });
});
