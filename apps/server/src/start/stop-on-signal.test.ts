import Fastify from 'fastify';
import { openLog } from '@parlour/server-kit/open-log';
import { afterEach, expect, test, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

/** What ends the server; told to end by a signal, it would end the process of the tests. */
const ending = vi.hoisted(() => ({ delay: 0, end: async (_: object): Promise<void> => {} }));
vi.mock('close-with-grace', () => ({
  default: ({ delay }: { delay: number }, end: (reason: object) => Promise<void>) =>
    void Object.assign(ending, { delay, end }),
}));
/** By the clock of the tests, which leaves the module alone. */
vi.mock('node:timers/promises', () => ({ setTimeout: (time: number) => new Promise((end) => setTimeout(end, time)) }));
afterEach(() => vi.useRealTimers());

test('a server that is told to stop says by which signal', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const end = async (): Promise<void> => {};
  stopOnSignal({
    app: Fastify({ loggerInstance: openLog({ level: 'info', stream }) }),
    joined: { queue: { stop: end } as never, close: end },
    closeControl: end,
    database: { close: end } as never,
    stopping: null,
  });
  await ending.end({ signal: 'SIGTERM' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, signal: 'SIGTERM', msg: 'told to stop' }]);
});

test('of its ten seconds it is open for two, and cuts the slowest answers off after seven', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = Promise.withResolvers<void>();
  const close = vi.fn(() => slow.promise);
  const closeAllConnections = vi.fn(() => slow.resolve());
  const end = async (): Promise<void> => {};
  const closeDatabase = vi.fn(end);
  const stopping = new AbortController();
  stopOnSignal({
    app: { log: { info: () => {} }, server: { closeAllConnections }, close } as never,
    joined: { queue: { stop: end } as never, close: end },
    closeControl: end,
    database: { close: closeDatabase } as never,
    stopping,
  });
  expect(ending.delay).toBe(10_000);
  const ended = ending.end({ signal: 'SIGTERM' });
  expect(stopping.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(close).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4_999);
  expect([closeAllConnections.mock.calls, closeDatabase.mock.calls]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closeAllConnections).toHaveBeenCalledOnce();
  await ended;
  expect(closeDatabase).toHaveBeenCalledOnce();
});
