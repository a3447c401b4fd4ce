import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUser, type CountingEvent } from '../live/fold-user.ts';
import type { EventOf, LiveMessage } from '../live/live-message.ts';
import { foldChats, isMissing, withChat, withOlderChats, withoutChat, type ChatList } from './fold-chats.ts';
import { foldArrival, hasGap } from './fold-conversation.ts';
import { conversation, list, message, page } from './folds.fixture.ts';

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
        const fold = (some: readonly LiveMessage<CountingEvent>[]) => some.reduce(foldChats, list);
        expect(fold(late)).toEqual(fold(inOrder));
        const counted = (some: readonly LiveMessage<CountingEvent>[]) =>
          some.reduce(foldUser, { counts: { unread: 0, new_likes: 0 } } as never);
        expect(counted(late)).toEqual(counted(inOrder));
        expect(fold(late).total_unread).toBe(inOrder.at(-1)!.event.total_unread);
      }),
    );
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

  it('keeps a conversation muted or not as its member has set it, whatever a message says that was sent before', () => {
    const [first, second] = list.chats;
    const muted = { ...list, chats: [{ ...first!, conversation: { ...first!.conversation, muted: true } }, second!] };
    const counts = { unread: 1, total_unread: 1, total_new: 0 };
    const { chats } = foldChats(muted, {
      id: 1,
      event: { kind: 'message', message: message(2), conversation: conversation(2), profile_id: 'p1', ...counts },
    });
    expect(chats[0]?.conversation).toMatchObject({ id: 'c1', muted: true, last_message: { id: 'm2' } });
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
