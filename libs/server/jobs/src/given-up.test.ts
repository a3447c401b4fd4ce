import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { jobsConnection } from '@parlour/server-db/jobs-connection';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { defineJob, workOn } from './define-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { supervise } from './supervise.fixture.ts';

const letter = defineJob('letter', z.object({ brand: z.string() }));
const refused = defineJob('refused', z.object({ brand: z.string() }));
const silent = `heartbeat_on = now() - interval '2 minutes'`;
const report = vi.fn();
let endSweep = (): void => {};
const sweep = vi.fn(() => new Promise<void>((resolve) => void (endSweep = resolve)));

const database = await databaseOfFile();
let queue: JobQueue;
/** A process that takes work and dies. */
let other: PgBoss;
beforeAll(async () => {
  queue = await openJobQueue({ database, queues: [letter, refused], report, pollSeconds: 0.5 });
  const refusing = workOn(refused, () => Promise.reject(new Error('nobody there')));
  await queue.work([refusing], [{ name: 'sweep', cron: '0 0 1 1 *', queue: 'long', run: sweep }]);
  other = new PgBoss({ db: jobsConnection(database), backend: database.engine, schedule: false, supervise: false });
  await other.start();
});

beforeEach(() => void report.mockClear());
afterAll(async () => {
  endSweep();
  await other.stop();
  await queue.stop();
});

const enqueue = (name: string): Promise<void> =>
  inTransaction({ brand: { id: 'one' }, db: database.forBrand('one') }, ({ trx }) =>
    queue.enqueue(trx, { name, data: { brand: 'one' } }),
  );

/** Whoever is at a piece of work for the last time is not any more. */
async function dieAt(name: string, id: string, sign = silent): Promise<void> {
  await database.executeSql(`update pgboss.job set retry_count = retry_limit, ${sign} where id = $1`, [id]);
  await supervise(database, other, name);
}

/** Until all copies of what was given up were looked at. */
const lookedThrough = (): Promise<void> =>
  expect
    .poll(async () => (await database.executeSql(`select state from pgboss.job where name = 'given-up'`)).rows)
    .toSatisfy((rows: { state: string }[]) => rows.length > 0 && rows.every(({ state }) => state === 'completed'));

test.each([
  ['job heartbeat timeout', silent],
  ['job timed out', `started_on = now() - interval '3 days'`],
])('what nobody could tell of is told once, as given up: %s', async (message, sign) => {
  await enqueue(letter.name);
  const [taken] = await other.fetch(letter.name);
  await dieAt(letter.name, taken!.id, sign);
  await lookedThrough();
  expect(report.mock.calls).toEqual([
    [{ job: 'letter', error: new Error(message), id: taken!.id, brand: 'one', last: true }],
  ]);
});

test('what comes by the clock is told by its own name', async () => {
  const id = await other.send('recurring-long', { name: 'sweep' });
  await expect.poll(() => sweep.mock.calls.length).toBe(1);
  await dieAt('recurring-long', id!);
  await lookedThrough();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ job: 'sweep', id, last: true }));
});

test('what a worker told of itself is not told a second time', async () => {
  await enqueue(refused.name);
  await expect.poll(() => report.mock.calls.length).toBe(1);
  // Told of first, and then put back to be tried again.
  const again = `update pgboss.job set retry_count = retry_limit, start_after = now() where name = $1 and state = 'retry'`;
  await expect
    .poll(async () => (await database.executeSql(`${again} returning id`, [refused.name])).rows)
    .toHaveLength(1);
  await expect.poll(() => report.mock.calls.length).toBe(2);
  await lookedThrough();
  expect(report.mock.calls.map(([{ last }]) => last)).toEqual([false, true]);
});
