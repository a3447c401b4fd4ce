import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { jobsConnection } from '@parlour/server-db/jobs-connection';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { defineJob } from './define-job.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { supervise } from './supervise.fixture.ts';

const letter = defineJob('letter', z.object({}));

const database = await databaseOfFile();
let queue: JobQueue;
let other: PgBoss;
beforeAll(async () => {
  queue = await openJobQueue({ database, queues: [letter], report: () => {} });
  other = new PgBoss({ db: jobsConnection(database), backend: database.engine, schedule: false, supervise: false });
  await other.start();
});
afterAll(async () => {
  await other.stop();
  await queue.stop();
});

test('what a process was at when it died is begun again within two minutes', async () => {
  const context = { brand: { id: 'one' }, db: database.forBrand('one') };
  await inTransaction(context, ({ trx }) => queue.enqueue(trx, { name: letter.name, data: {} }));
  const [taken] = await other.fetch(letter.name);
  const state = async () => (await other.findJobs(letter.name, { id: taken!.id }))[0]!.state;
  await supervise(database, other, letter.name);
  expect(await state()).toBe('active');
  await database.executeSql(`update pgboss.job set heartbeat_on = now() - interval '61 seconds' where id = $1`, [
    taken!.id,
  ]);
  await supervise(database, other, letter.name);
  expect(await state()).toBe('retry');
});
