import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { defineJob, workOn } from './define-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';

const letter = defineJob('letter', z.object({ to: z.string() }));
const slow = defineJob('slow', z.object({ id: z.number() }));
const announced = defineJob('announced', z.object({}));
const shaky = defineJob('shaky', z.object({ id: z.number() }));

let database: Database;
let queue: JobQueue;
const sent: string[] = [];
const failures: string[] = [];
let shakyRuns = 0;
const slowEnds: (() => void)[] = [];

beforeAll(async () => {
  database = await testDatabase();
  queue = await openJobQueue({
    database,
    queues: ['letter', 'shaky', 'slow'],
    report: ({ job }) => failures.push(job),
  });
  await queue.work(
    [
      workOn(letter, async ({ to }) => void sent.push(to)),
      workOn(slow, () => new Promise<void>((resolve) => slowEnds.push(resolve)), { atOnce: 2 }),
      workOn(shaky, async () => {
        shakyRuns += 1;
        if (shakyRuns === 1) throw new Error('not yet');
      }),
    ],
    [],
  );
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const place = () => ({ brand: { id: 'one' }, db: database.forBrand('one') });
const until = async (holds: () => boolean): Promise<void> =>
  expect.poll(holds, { timeout: 15_000, interval: 20 }).toBe(true);

test('work that a commit announces waits for no look around: not the last of many, and no longer than its delay', async () => {
  const hourly = await openJobQueue({ database, queues: ['announced'], report: () => {}, lookEvery: 3_600 });
  let done = 0;
  await hourly.work([workOn(announced, async () => void (done += 1), { atOnce: 2 })], []);
  const announce = (options?: { delay: number }) =>
    inTransaction(place(), ({ trx }) => hourly.enqueue(trx, { name: 'announced', data: {} }, options));
  await announce({ delay: 1 });
  expect(done).toBe(0);
  await until(() => done === 1);
  await inTransaction(place(), async ({ trx }) => {
    for (let count = 0; count < 5; count += 1) await hourly.enqueue(trx, { name: 'announced', data: {} });
  });
  await until(() => done === 6);
  await hourly.stop();
});

test('work of a transaction that rolls back is never done', async () => {
  const failing = inTransaction(place(), async ({ trx }) => {
    await queue.enqueue(trx, { name: 'letter', data: { to: 'bob' } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await inTransaction(place(), ({ trx }) => queue.enqueue(trx, { name: 'letter', data: { to: 'cleo' } }));
  await until(() => sent.includes('cleo'));
  expect(sent).not.toContain('bob');
});

test('work that failed is told and tried again', async () => {
  await inTransaction(place(), ({ trx }) => queue.enqueue(trx, { name: 'shaky', data: { id: 1 } }));
  await until(() => shakyRuns === 2);
  expect(failures).toEqual(['shaky']);
});

test('work that waits holds up no other of its kind where several may run at once', async () => {
  await inTransaction(place(), async ({ trx }) => {
    for (const id of [1, 2]) await queue.enqueue(trx, { name: 'slow', data: { id } });
  });
  await until(() => slowEnds.length === 2);
  for (const end of slowEnds) end();
});

test('work for an unknown queue is refused', async () => {
  await expect(inTransaction(place(), ({ trx }) => queue.enqueue(trx, { name: 'nobody', data: {} }))).rejects.toThrow();
});

test('work that names somebody can be forgotten, and no other', async () => {
  const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()];
  await inTransaction(place(), async ({ trx }) => {
    for (const to of [gone, stays]) await queue.enqueue(trx, { name: 'letter', data: { to } }, { delay: 3_600 });
  });
  await queue.forget(gone);
  const { rows } = await database.executeSql(
    `select data ->> 'to' as "to" from pgboss.job where data ->> 'to' in ('${gone}', '${stays}')`,
  );
  expect(rows).toEqual([{ to: stays }]);
});
