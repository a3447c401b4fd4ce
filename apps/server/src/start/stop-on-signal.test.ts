import Fastify from 'fastify';
import { openLog } from '@parlour/server-kit/open-log';
import { expect, test, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

/** What ends the server; told to end by a signal, it would end the process of the tests. */
const ending = vi.hoisted(() => ({ end: async (_: object): Promise<void> => {} }));
vi.mock('close-with-grace', () => ({
  default: (_: object, end: (reason: object) => Promise<void>) => void (ending.end = end),
}));

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
