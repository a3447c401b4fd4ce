import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { applyEvent } from '../live/apply-event.ts';
import { arriveInPages } from './arrive.ts';
import { chat, conversation, knownChat, nora, page, type Answer } from './change-chat.fixture.ts';
import { chatsOptions } from './chats.ts';
import { conversationOptions } from './conversation.ts';
import { removeChatMutation } from './remove-chat.ts';
import { changeChat, readMarkMutation } from './update-chat.ts';

let client: QueryClient;
let answers: Answer[];
let asked: string[];
beforeEach(() => {
  answers = [];
  ({ client, asked } = knownChat(() => answers.shift()));
});
afterEach(() => vi.useRealTimers());

const listed = () => client.getQueryData(chatsOptions().queryKey)!;
const badge = () => client.getQueryData(userOptions().queryKey)!.counts.unread;
const hear = (seq: number) =>
  applyEvent(client, {
    id: seq,
    event: {
      kind: 'message',
      message: messageOf(seq),
      conversation: { ...conversation, updated_at: messageOf(seq).sent_at },
      profile_id: nora.id,
      unread: 1,
      total_unread: 1,
      total_new: 0,
    },
  });

describe('an answer about a conversation', () => {
  const muted = { ...conversation, muted: true };
  const read = { chat: { ...chat, num_unread_messages: 0 }, total_unread: 0 };

  it('brings its counts', async () => {
    answers = [() => read];
    await changeChat(client, { id: CONVERSATION, muted: false });
    expect([badge(), listed().total_unread, listed().chats[0]?.num_unread_messages]).toEqual([0, 0, 0]);
  });

  it('does not undo what a live message brought while it was on its way', async () => {
    answers = [
      () => {
        hear(2);
        return { ...read, chat: { ...read.chat, conversation: { ...conversation, muted: true } } };
      },
    ];
    await changeChat(client, { id: CONVERSATION, muted: true });
    expect([badge(), listed().total_unread]).toEqual([1, 1]);
    expect(listed().chats).toMatchObject([
      { num_unread_messages: 1, conversation: { muted: true, last_message: { seq: 2 } } },
    ]);
  });

  it('nor what one has read meanwhile elsewhere', async () => {
    answers = [
      () => {
        const counts = { total_unread: 0, total_new: 0 };
        applyEvent(client, {
          id: 2,
          event: { kind: 'conversation_read', conversation_id: CONVERSATION, read_seq: 2, ...counts },
        });
        return { ...read, total_unread: 2 };
      },
    ];
    await changeChat(client, { id: CONVERSATION, muted: false });
    expect([badge(), listed().total_unread]).toEqual([0, 0]);
  });

  it('that a later one has overtaken brings neither its total nor how the conversation was', async () => {
    const late = Promise.withResolvers<unknown>();
    answers = [() => late.promise, () => ({ chat: { ...chat, conversation: muted }, total_unread: 1 })];
    const slow = changeChat(client, { id: CONVERSATION, read_until: messageOf(1).id });
    await changeChat(client, { id: CONVERSATION, muted: true });
    late.resolve({ chat, total_unread: 2 });
    await slow;
    expect([badge(), listed().total_unread]).toEqual([1, 1]);
    expect(listed().chats[0]?.conversation.muted).toBe(true);
  });

  it('is asked for again where the conversation was changed elsewhere meanwhile', async () => {
    const change = { kind: 'conversation_changed', conversation_id: CONVERSATION } as const;
    answers = [
      () => {
        applyEvent(client, { id: 2, event: change });
        // What the event asks for is answered before.
        client.setQueryData(chatsOptions().queryKey, (list) => list && { ...list });
        return { chat: { ...chat, conversation: muted }, total_unread: 2 };
      },
    ];
    await changeChat(client, { id: CONVERSATION, muted: true });
    expect(client.getQueryState(chatsOptions().queryKey)?.isInvalidated).toBe(true);
  });

  it('leaves the open page the message that came meanwhile', async () => {
    const open = conversationOptions({ conversation_id: CONVERSATION });
    client.setQueryData(open.queryKey, page);
    answers = [
      () => {
        hear(2);
        return { chat: { ...chat, conversation: muted }, total_unread: 2 };
      },
    ];
    await changeChat(client, { id: CONVERSATION, muted: true });
    expect(client.getQueryData(open.queryKey)?.conversation).toMatchObject({ muted: true, last_message: { seq: 2 } });
  });

  it('neither does one that removes another', async () => {
    answers = [
      () => {
        hear(2);
        return { removed: ['another'], total_unread: 0 };
      },
    ];
    await client.getMutationCache().build(client, removeChatMutation(client)).execute('another');
    expect(badge()).toBe(1);
  });
});

describe('a read mark', () => {
  const mark = { id: CONVERSATION, read_until: messageOf(1).id };
  const tell = () => client.getMutationCache().build(client, readMarkMutation(client)).execute(mark);
  const lose = () => {
    throw new ApiError(0, { code: 'offline' });
  };

  it('is told again where it got lost', async () => {
    vi.useFakeTimers();
    answers = [lose, lose, () => ({ chat: { ...chat, num_unread_messages: 0 }, total_unread: 0 })];
    const told = tell();
    await vi.advanceTimersByTimeAsync(10_000);
    await told;
    expect(asked).toHaveLength(3);
    expect(listed().chats[0]?.num_unread_messages).toBe(0);
  });

  it('is told five times more, and no longer', async () => {
    vi.useFakeTimers();
    answers = Array.from({ length: 9 }, () => lose);
    const told = expect(tell()).rejects.toMatchObject({ code: 'offline' });
    await vi.advanceTimersByTimeAsync(120_000);
    await told;
    expect(asked).toHaveLength(6);
  });

  it('waits before it is told again as long as the server asks for', async () => {
    vi.useFakeTimers();
    const busy = () => {
      throw new ApiError(429, { code: 'rate_limited' }, 20);
    };
    answers = [busy, () => ({ chat: { ...chat, num_unread_messages: 0 }, total_unread: 0 })];
    const told = tell();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await told;
    expect(asked).toHaveLength(2);
  });

  it('is not told again by itself where the server asks for more than a minute', async () => {
    vi.useFakeTimers();
    answers = [() => Promise.reject(new ApiError(429, { code: 'rate_limited' }, 61))];
    const told = expect(tell()).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(61_000);
    await told;
    expect(asked).toHaveLength(1);
  });

  it('that never arrives leaves the conversation unread', async () => {
    const shown: unknown[] = [];
    const show = () => shown.push([listed().chats[0]?.num_unread_messages, listed().total_unread]);
    answers = [
      () => {
        show();
        throw new ApiError(500, { code: 'server_error' });
      },
    ];
    await expect(tell()).rejects.toBeInstanceOf(ApiError);
    show();
    expect(shown).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('that fails does not undo what an event has counted since', async () => {
    answers = [
      () => {
        hear(2);
        throw new ApiError(500, { code: 'server_error' });
      },
    ];
    await expect(tell()).rejects.toBeInstanceOf(ApiError);
    expect([listed().chats[0]?.num_unread_messages, listed().total_unread]).toEqual([1, 1]);
  });
});

describe('a message of one’s own', () => {
  const [here, there] = [nora.id, 'another'].map((profile_id) => conversationOptions({ profile_id }));
  const isOld = (options: typeof here) => client.getQueryState(options!.queryKey)?.isInvalidated;

  it.each([
    ['me', true],
    ['them', false],
  ] as const)('may change what the next costs elsewhere: %s', (from, outdated) => {
    client.setQueryData(here!.queryKey, page);
    const elsewhere = { ...page, conversation: null, profile: { ...nora, id: 'another' } };
    client.setQueryData(there!.queryKey, elsewhere);
    arriveInPages(client, { message: messageOf(2, { from }), conversation, profile_id: nora.id });
    expect([isOld(here), isOld(there)]).toEqual([false, outdated]);
    expect(asked).toEqual([]);
  });
});

describe('credits that another tab has bought', () => {
  const open = conversationOptions({ profile_id: nora.id });
  const hearCredits = (credits: number, paid_user = false) =>
    applyEvent(client, { id: null, event: { kind: 'credits', credits, paid_user } });
  const isOutdated = () => client.getQueryState(open.queryKey)?.isInvalidated;
  beforeEach(() => client.setQueryData(open.queryKey, page));

  it('have asked again whether one may write now', () => {
    hearCredits(100);
    expect(client.getQueryData(userOptions().queryKey)?.user?.credits).toBe(100);
    expect(isOutdated()).toBe(true);
  });

  it('or were the first, and the member is premium now', () => {
    hearCredits(0, true);
    expect(isOutdated()).toBe(true);
  });

  it('and what is spent asks nothing', () => {
    hearCredits(100);
    client.setQueryData(open.queryKey, page);
    hearCredits(90);
    expect(isOutdated()).toBe(false);
  });
});
