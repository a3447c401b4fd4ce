import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { defineJob, workOn } from './define-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import type { WorkFailure } from './reporting.ts';
import { forDays, forHours, forMinutes, type Retries } from './retries.ts';

const letter = defineJob('letter', z.object({ to: z.string() }));
const slow = defineJob('slow', z.object({ id: z.number() }));
const announced = defineJob('announced', z.object({}));
const shaky = defineJob('shaky', z.object({ brand: z.string() }));
const idle = defineJob('idle', z.object({ to: z.string() }));

const database = await databaseOfFile();
let queue: JobQueue;
const sent: string[] = [];
const failures: WorkFailure[] = [];
let shakyRuns = 0;
const shakyIds = new Set<string>();
const slowEnds: (() => void)[] = [];

beforeAll(async () => {
  queue = await openJobQueue({
    database,
    queues: [letter, shaky, slow, idle],
    report: (failure) => failures.push(failure),
  });
  await queue.work(
    [
      workOn(letter, async ({ to }) => void sent.push(to)),
      workOn(slow, () => new Promise<void>((resolve) => slowEnds.push(resolve)), { atOnce: 2 }),
      workOn(shaky, async (_, id) => {
        shakyRuns += 1;
        shakyIds.add(id);
        if (shakyRuns === 1) throw new Error('not yet');
      }),
    ],
    [],
  );
});
afterAll(() => queue.stop());

const jobContext = () => ({ brand: { id: 'one' }, db: database.forBrand('one') });
const until = async (holds: () => boolean): Promise<void> => expect.poll(holds, { interval: 20 }).toBe(true);

test('work that a commit announces waits for no look around: not the last of many, nor what meets a busy worker', async () => {
  const hourly = await openJobQueue({ database, queues: [announced], report: () => {}, pollSeconds: 3_600 });
  const ends: (() => void)[] = [];
  let begun = 0;
  const hold = async (): Promise<void> => {
    begun += 1;
    if (begun === 1) await new Promise<void>((end) => ends.push(end));
  };
  await hourly.work([workOn(announced, hold, { atOnce: 2 })], []);
  const announce = (count: number) =>
    inTransaction(jobContext(), async ({ trx }) => {
      for (let done = 0; done < count; done += 1) await hourly.enqueue(trx, { name: 'announced', data: {} });
    });
  await announce(1);
  await until(() => begun === 1);
  for (const wanted of [2, 3, 4]) {
    await announce(1);
    await until(() => begun === wanted);
  }
  await announce(5);
  await until(() => begun === 9);
  ends[0]!();
  await hourly.stop();
});

test('work of a transaction that rolls back is never done', async () => {
  const failing = inTransaction(jobContext(), async ({ trx }) => {
    await queue.enqueue(trx, { name: 'letter', data: { to: 'bob' } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await inTransaction(jobContext(), ({ trx }) => queue.enqueue(trx, { name: 'letter', data: { to: 'cleo' } }));
  await until(() => sent.includes('cleo'));
  expect(sent).not.toContain('bob');
});

test('work that failed is told and tried again', async () => {
  await inTransaction(jobContext(), ({ trx }) => queue.enqueue(trx, { name: 'shaky', data: { brand: 'one' } }));
  await until(() => shakyRuns === 2);
  const [id] = shakyIds;
  expect(shakyIds.size).toBe(1);
  expect(failures).toEqual([{ job: 'shaky', error: new Error('not yet'), id, brand: 'one', last: false }]);
});

/** Seconds of the pause after the first failure, and so on: chance makes it up to twice the least, but for the longest. */
test.each<[string, Retries, Record<number, [least: number, most: number]>]>([
  ['a minute or two', forMinutes, { 1: [2, 4], 5: [32, 64] }],
  ['some hours', forHours, { 1: [5, 10], 6: [160, 320], 14: [3_600, 3_600] }],
  ['some days', forDays, { 1: [5, 10], 14: [3_600, 3_600], 80: [3_600, 3_600] }],
])('work is tried again for %s after growing pauses, then given up', async (_name, retries, pauses) => {
  const hopeless = defineJob(`hopeless-${retries.times}`, z.object({}), retries);
  const told: (boolean | undefined)[] = [];
  const report = ({ last }: WorkFailure) => void told.push(last);
  const failing = await openJobQueue({ database, queues: [hopeless], report, pollSeconds: 0.5 });
  await failing.work([workOn(hopeless, () => Promise.reject(new Error('nobody there')))], []);
  const ask = async (text: string) =>
    (await database.executeSql(text, [hopeless.name])).rows[0] as Record<string, unknown> | undefined;
  const failure = (number: number) =>
    ask(`select state, extract(epoch from start_after - started_on)::float as since_begun,
      extract(epoch from start_after - now())::float as still from pgboss.job
      where name = $1 and state in ('retry', 'failed') and retry_count = ${number - 1}`);
  const skipTo = (number: number) =>
    ask(`update pgboss.job set retry_count = ${number - 2}, start_after = now() where name = $1`);

  await inTransaction(jobContext(), ({ trx }) => failing.enqueue(trx, { name: hopeless.name, data: {} }));
  for (const [number, [least, most]] of Object.entries(pauses)) {
    if (number !== '1') await skipTo(Number(number));
    let failed: Record<string, unknown> | undefined;
    await expect.poll(async () => (failed = await failure(Number(number)))).toMatchObject({ state: 'retry' });
    expect(failed!['since_begun']).toBeGreaterThanOrEqual(least);
    expect(failed!['still']).toBeLessThanOrEqual(most);
  }
  await skipTo(retries.times + 1);
  await expect.poll(() => failure(retries.times + 1)).toMatchObject({ state: 'failed' });
  expect(told).toEqual([false, true]);
  await failing.stop();
});

test('work that waits holds up no other of its kind where several may run at once', async () => {
  await inTransaction(jobContext(), async ({ trx }) => {
    for (const id of [1, 2]) await queue.enqueue(trx, { name: 'slow', data: { id } });
  });
  await until(() => slowEnds.length === 2);
  for (const end of slowEnds) end();
});

test('work for an unknown queue is refused', async () => {
  await expect(
    inTransaction(jobContext(), ({ trx }) => queue.enqueue(trx, { name: 'nobody', data: {} })),
  ).rejects.toThrow();
});

test('work that names somebody can be forgotten, and no other', async () => {
  const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()];
  await inTransaction(jobContext(), async ({ trx }) => {
    for (const to of [gone, stays]) await queue.enqueue(trx, { name: 'idle', data: { to } });
  });
  await queue.forget(gone);
  const { rows } = await database.executeSql(
    `select data ->> 'to' as "to" from pgboss.job where data ->> 'to' in ('${gone}', '${stays}')`,
  );
  expect(rows).toEqual([{ to: stays }]);
});
