import { describe, expect, it } from 'vitest';
import { freeConversationsLeft, freeMessagesLeft } from '@parlour/models/chat/free-allowance';
import { brands } from '../brands.fixture.ts';
import { worldOf } from './world.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe.each(brands)('the world of $id', ({ id, settings }) => {
  const { cast, likes, conversations, spent } = worldOf(settings, id, now);
  const logins = cast.filter(({ login }) => login !== null);

  it('is the same every time', () => {
    expect(worldOf(settings, id, now)).toEqual({ cast, likes, conversations, spent });
  });

  it('matches those who like each other, and fictional profiles like nobody and write to nobody', () => {
    const pairs = new Set(likes.map(({ from, to }) => `${from.id}>${to.id}`));
    expect(pairs.size).toBe(likes.length);
    for (const { from, to, matchedAt, at } of likes) {
      expect(matchedAt !== null).toBe(pairs.has(`${to.id}>${from.id}`));
      if (matchedAt) expect(matchedAt >= at).toBe(true);
      expect(from.profile.fictional).toBe(false);
      expect(at >= from.profile.created_at && at >= to.profile.created_at && at <= now).toBe(true);
    }
    expect(conversations.some(({ me, other }) => me.profile.fictional || other.profile.fictional)).toBe(false);
  });

  it('gives both accounts likes to look at, matches, and conversations read and unread', () => {
    expect(logins.map(({ login }) => login)).toEqual(['free', 'premium']);
    for (const login of logins) {
      const received = likes.filter(({ to }) => to.id === login.id);
      expect(received.length).toBeGreaterThan(8);
      expect(received.filter(({ matchedAt }) => matchedAt).length).toBeGreaterThan(3);
      expect(received.some(({ isNew }) => isNew)).toBe(true);
      const messages = conversations
        .filter(({ me }) => me.id === login.id)
        .flatMap((conversation) => conversation.messages);
      expect(messages.some(({ readAt }) => readAt === null)).toBe(true);
      expect(messages.some(({ sender }) => sender.id === login.id)).toBe(true);
      expect(new Set(messages.map(({ content }) => content.type))).toEqual(new Set(['text', 'image', 'gift']));
    }
  });

  it('numbers messages in the order of their times, none in the future or before its writer came', () => {
    for (const { messages } of conversations) {
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, place) => place + 1));
      expect(messages.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())).toEqual(messages);
      expect(messages.every(({ sentAt, sender }) => sentAt < now && sentAt > sender.profile.created_at)).toBe(true);
    }
  });

  it('leaves the free account some of its free messages', () => {
    const [free] = logins;
    const use = spent.get(free?.id ?? '');
    const used = { premium: false, conversations: use?.freeConversations.size ?? 0, messages: use?.freeMessages ?? 0 };
    const allowance = { conversations: settings.free_conversations, messages: settings.free_messages };
    expect((freeConversationsLeft(allowance, used) ?? 0) + (freeMessagesLeft(allowance, used) ?? 0)).toBeGreaterThan(0);
  });
});
