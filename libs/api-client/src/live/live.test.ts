// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from './live-message.ts';
import { accountKeys } from '../account/keys.ts';
import { followMember } from './follow-member.ts';
import { joinStream } from './shared-stream.ts';

const MEMBER = 'member';
const minutes = (count: number) => count * 60_000;

/** The browser's stream, as the page sees it. */
class Streams {
  static readonly CLOSED = 2;
  static open: Streams[] = [];
  readonly url: string;
  readyState = 1;
  readonly #listeners = new Map<string, (event: unknown) => void>();
  constructor(url: string) {
    this.url = url;
    Streams.open.push(this);
  }
  addEventListener(kind: string, listener: (event: unknown) => void): void {
    this.#listeners.set(kind, listener);
  }
  close(): void {
    Streams.open = Streams.open.filter((stream) => stream !== this);
  }
  fail(): void {
    this.#listeners.get('error')?.({});
  }
  refuse(): void {
    this.readyState = Streams.CLOSED;
    this.close();
    this.fail();
  }
  say(id: number, total_unread: number): void {
    this.#tell(id, { kind: 'conversation_read', conversation_id: 'c', read_seq: 1, total_unread, total_new: 0 });
  }
  /** An event without a number, which the browser gives the one of the event before it. */
  publish(id: number, kind: string): void {
    this.#tell(id, { kind });
  }
  #tell(id: number, event: { kind: string; [field: string]: unknown }): void {
    this.#listeners.get(event.kind)?.({ type: event.kind, lastEventId: String(id), data: JSON.stringify(event) });
  }
}

/** Web Locks of one browser: whoever asks first holds until done. */
function webLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : hold()));
      queues.set(name, turn);
      return turn;
    },
  };
}

function tab(seen = 0) {
  const heard: LiveMessage[] = [];
  const gaps = vi.fn();
  const leave = joinStream(MEMBER, seen, {
    onMessage: (message) => heard.push(message),
    onGap: gaps,
    onRefused: () => {},
  });
  return { heard, gaps, leave };
}

const settle = () => vi.advanceTimersByTimeAsync(1);
const stream = () => Streams.open[0]!;
const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};

const tabs: ReturnType<typeof tab>[] = [];
const open = (seen?: number) => {
  const opened = tab(seen);
  tabs.push(opened);
  return opened;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Streams);
  vi.stubGlobal('navigator', { locks: webLocks() });
  vi.stubGlobal('BroadcastChannel', Channel);
  Streams.open = [];
});
afterEach(() => {
  tabs.splice(0).forEach(({ leave }) => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Channels of one browser, heard by the others at once. */
class Channel {
  static readonly all = new Set<Channel>();
  readonly name: string;
  #listener: (event: { data: unknown }) => void = () => undefined;
  constructor(name: string) {
    this.name = name;
    Channel.all.add(this);
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    this.#listener = listener;
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.#listener({ data });
  }
  close(): void {
    Channel.all.delete(this);
  }
}

describe('one stream a browser', () => {
  it('is opened by one tab and heard by all, each event once', async () => {
    const [first, second, third] = [open(), open(), open()];
    await settle();
    expect(Streams.open).toHaveLength(1);
    stream().say(7, 1);
    stream().say(7, 1);
    for (const { heard } of [first, second, third]) expect(heard.map(({ id }) => id)).toEqual([7]);
  });

  it.each(['settings_changed', 'credits', 'typing'])('tells of %s after any other event', async (kind) => {
    const [first, second] = [open(), open()];
    await settle();
    stream().say(7, 1);
    stream().publish(7, kind);
    for (const { heard } of [first, second])
      expect(heard.map(({ event }) => event.kind)).toEqual(['conversation_read', kind]);
  });

  it('is taken over where its tab closes, from the event that was heard last', async () => {
    const [first, second] = [open(), open()];
    await settle();
    stream().say(7, 1);
    first.leave();
    await settle();
    expect(Streams.open.map(({ url }) => url)).toEqual(['/api/events.php?after=7']);
    stream().say(8, 2);
    expect(second.heard.map(({ id }) => id)).toEqual([7, 8]);
    expect(first.heard).toHaveLength(1);
  });

  it('begins after what the page was drawn with, and after a refusal where it was', async () => {
    const only = open(6);
    await settle();
    expect(Streams.open.map(({ url }) => url)).toEqual(['/api/events.php?after=6']);
    stream().say(6, 1);
    stream().say(7, 1);
    stream().refuse();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(Streams.open.map(({ url }) => url)).toEqual(['/api/events.php?after=7']);
    expect([only.heard.map(({ id }) => id), only.gaps.mock.calls]).toEqual([[7], []]);
  });

  it('lets a tab ask for what was passed on while its page was on its way, and no other', async () => {
    const first = open(6);
    await settle();
    stream().say(7, 1);
    const [late, fresh] = [open(6), open(7)];
    await settle();
    expect([first, late, fresh].map(({ gaps }) => gaps.mock.calls.length)).toEqual([0, 1, 0]);
    stream().say(7, 1);
    stream().say(8, 1);
    for (const { heard } of [late, fresh]) expect(heard.map(({ id }) => id)).toEqual([8]);
  });

  it('is closed after five minutes too where the tab was opened in the background', async () => {
    setVisibility('hidden');
    const only = open();
    await vi.advanceTimersByTimeAsync(minutes(4));
    expect(Streams.open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(Streams.open).toHaveLength(0);
    setVisibility('visible');
    await settle();
    expect(Streams.open).toHaveLength(1);
    expect(only.gaps).toHaveBeenCalledOnce();
  });

  it('is closed after five hidden minutes, and resumed when the page is seen again', async () => {
    const only = open();
    await settle();
    stream().say(7, 1);
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(minutes(4));
    expect(Streams.open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(Streams.open).toHaveLength(0);
    setVisibility('visible');
    await settle();
    expect(Streams.open.map(({ url }) => url)).toEqual(['/api/events.php?after=7']);
    expect(only.gaps).toHaveBeenCalledOnce();
  });

  it('is resumed too where the hidden tab was frozen, and its timer with it', async () => {
    const only = open();
    await settle();
    stream().say(7, 1);
    setVisibility('hidden');
    vi.setSystemTime(Date.now() + minutes(6));
    setVisibility('visible');
    await settle();
    expect(Streams.open.map(({ url }) => url)).toEqual(['/api/events.php?after=7']);
    expect(only.gaps).toHaveBeenCalledExactlyOnceWith();
  });

  it.each([
    [59, false],
    [61, true],
  ])('that was left for %i minutes: are pages asked for as a whole? %s', async (hidden, isAll) => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    client.setQueryData(['members'], []);
    const end = followMember(client, MEMBER)!;
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(minutes(hidden));
    setVisibility('visible');
    expect(client.getQueryState(['members'])?.isInvalidated).toBe(isAll);
    end();
  });
});

it('a stream that is refused asks once who is here, and one that the browser connects again asks nobody', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  client.setQueryData(accountKeys.user, { last_event: 0 });
  const asked = vi.spyOn(client, 'invalidateQueries');
  const end = followMember(client, MEMBER)!;
  await settle();
  stream().fail();
  expect(asked).not.toHaveBeenCalled();
  stream().refuse();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.mock.calls).toEqual([[{ queryKey: accountKeys.user, exact: true }]]);
  end();
});
