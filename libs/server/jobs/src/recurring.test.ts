import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobsConnection } from '@parlour/server-db/jobs-connection';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { supervise } from './supervise.fixture.ts';

const cron = '0 0 1 1 *';
const sweep = vi.fn(() => new Promise<void>((resolve) => void (endSweep = resolve)));
const ask = vi.fn(() => new Promise<void>((resolve) => void (endAsk = resolve)));
const tell = vi.fn(async () => {});
const report = vi.fn();
let endSweep = (): void => {};
let endAsk = (): void => {};

const database = await databaseOfFile();
let queue: JobQueue;
/** Does what the queue's own clock does at its times. */
let clock: PgBoss;
beforeAll(async () => {
  queue = await openJobQueue({ database, queues: [], report });
  await queue.work(
    [],
    [
      { name: 'sweep', cron, queue: 'long', run: sweep },
      { name: 'ask', cron, queue: 'outside', run: ask },
      { name: 'tell', cron, run: tell },
    ],
  );
  const options = { schedule: false, supervise: false };
  clock = new PgBoss({ db: jobsConnection(database), backend: database.engine, ...options });
  await clock.start();
});
afterAll(async () => {
  endSweep();
  endAsk();
  await clock.stop();
  await queue.stop();
});

async function strike(wanted: string): Promise<string | null> {
  const { name, data, options } = (await clock.getSchedules()).find(({ key }) => key === wanted)!;
  return clock.send(name, data, options);
}

/** All times of a piece of work, the last first. */
async function timesOf(name: string): Promise<{ name: string; state: string }[]> {
  const times = `select name, state from pgboss.job where data ->> 'name' = $1 and name <> 'given-up' order by created_on desc`;
  return (await database.executeSql(times, [name])).rows as { name: string; state: string }[];
}

const untilRun = (run: typeof tell, times: number): Promise<void> =>
  expect.poll(() => run.mock.calls.length).toBe(times);

/** Looks for work whose process does not do it any more, with the run changed so. */
async function superviseAfter(change: string): Promise<string | undefined> {
  await database.executeSql(`update pgboss.job set ${change} where data ->> 'name' = 'sweep' and state = 'active'`);
  await supervise(database, clock, (await timesOf('sweep'))[0]!.name);
  return (await timesOf('sweep'))[0]!.state;
}

test('what takes long holds up no other, is never begun twice, and takes as long as it takes', async () => {
  await strike('sweep');
  await untilRun(sweep, 1);
  await strike('ask');
  await untilRun(ask, 1);
  await strike('tell');
  await untilRun(tell, 1);
  expect(await strike('sweep')).toBeNull();
  expect(await strike('ask')).toBeNull();
  expect(await superviseAfter(`started_on = now() - interval '3 hours'`)).toBe('active');
  endSweep();
  await expect.poll(async () => (await timesOf('sweep'))[0]!.state).toBe('completed');
  expect(await strike('sweep')).not.toBeNull();
  await untilRun(sweep, 2);
});

test('what a process was at when it died is begun again', async () => {
  expect(await superviseAfter(`heartbeat_on = now() - interval '2 minutes'`)).toBe('retry');
});

test('what asks another company and failed is told of, and not done again before its next time', async () => {
  endAsk();
  const state = async () => (await timesOf('ask'))[0]!.state;
  await expect.poll(state).toBe('completed');
  ask.mockRejectedValueOnce(new Error('They are away'));
  expect(await strike('ask')).not.toBeNull();
  await expect.poll(state).toBe('failed');
  expect(report.mock.calls).toEqual([
    [{ job: 'ask', error: new Error('They are away'), id: expect.any(String), last: true }],
  ]);
  expect(await strike('ask')).not.toBeNull();
  await untilRun(ask, 2);
});
