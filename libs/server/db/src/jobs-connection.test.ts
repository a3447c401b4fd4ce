import { databaseOfFile } from '@parlour/testing/database-of-file';
import { PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowJobs, jobsConnection, jobsConnectionIn } from './jobs-connection.ts';

const queue = 'letters';
const database = await databaseOfFile();
let boss: PgBoss;

beforeAll(async () => {
  boss = new PgBoss({ db: jobsConnection(database), supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue(queue);
  await boss.createQueue('parcels', { partition: true });
  await allowJobs(database);
  // The runner learns a queue at its first use, which must not be inside a transaction.
  await boss.fetch(queue);
  await boss.fetch('parcels');
});
afterAll(() => boss.stop({ graceful: false }));

const waiting = async () => (await boss.fetch<{ to: string }>(queue, { batchSize: 10 })).map((job) => job.data.to);

test('a job put in during a transaction is there once it has committed', async () => {
  await database
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      expect(await boss.send(queue, { to: 'ann' }, { db: jobsConnectionIn(trx) })).not.toBeNull();
      expect(await boss.send('parcels', { to: 'ann' }, { db: jobsConnectionIn(trx) })).not.toBeNull();
    });
  expect(await waiting()).toEqual(['ann']);
});

test('a job put in during a transaction that rolls back was never there', async () => {
  const failing = database
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      await boss.send(queue, { to: 'bob' }, { db: jobsConnectionIn(trx) });
      throw new Error('changed my mind');
    });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await waiting()).toEqual([]);
});

test('a brand may put jobs in, but neither read nor change any', async () => {
  const one = database.forBrand('one');
  for (const text of [
    'select data from pgboss.job',
    'select data from pgboss.job_common',
    "update pgboss.job_common set state = 'completed'",
    'delete from pgboss.job',
  ]) {
    await expect(sql.raw(text).execute(one)).rejects.toThrow(/permission denied/);
  }
});

test('servers that start together may all say so', async () => {
  for (let round = 0; round < 5; round += 1) {
    const said = await Promise.allSettled(Array.from({ length: 3 }, () => allowJobs(database)));
    expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  }
});
