// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventSource } from './event-source.ts';

/** The browser's streams, of which all but the last are closed. */
class Streams extends EventTarget {
  static readonly CLOSED = 2;
  static all: Streams[] = [];
  readonly readyState = 1;
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Streams.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

let close: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Streams);
  Streams.all = [];
  close = openEventSource(
    () => 7,
    () => {},
    () => {},
  );
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const closed = () => Streams.all.map(({ isClosed }) => isClosed);

it('a stream from which nothing is heard is replaced, and resumed', async () => {
  await vi.advanceTimersByTimeAsync(49_000);
  expect(closed()).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed()).toEqual([true, false]);
  expect(Streams.all[1]!.url).toBe('/api/events.php?after=7');
});

it('one that gives its sign of life every 20 seconds stays, however little happens', async () => {
  for (let times = 0; times < 30; times++) {
    await vi.advanceTimersByTimeAsync(20_000);
    Streams.all[0]!.dispatchEvent(new MessageEvent('here', { data: '1' }));
  }
  expect(closed()).toEqual([false]);
});

it('one that is closed is not opened again', async () => {
  close();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(closed()).toEqual([true]);
});
