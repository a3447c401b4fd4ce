import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkName } from '@parlour/contract/account/sign-up/check-name';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { confirmationsPerNetwork } from '@parlour/models/account/notifications/mail-requests';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a network gets a day’s confirmations for whatever addresses, and is told how long to wait', async () => {
  const stage = accountStage(database, 'town');
  const { now, db } = stage.world;
  const person = { network: '203.0.113.0/24' };
  const asked = Array.from({ length: confirmationsPerNetwork }, (_, number) => ({
    brand: 'town',
    id: crypto.randomUUID(),
    purpose: 'activation',
    address_hash: randomBytes(32),
    ...person,
    requested_at: new Date(now.getTime() - number * 1_000),
  }));
  await db.insertInto('mail_requests').values(asked).execute();
  await expect(stage.call(signUp, { body: signUpBody() }, person)).rejects.toMatchObject({
    code: 'rate_limited',
    params: { minutes: 24 * 60 - 4 },
  });
  expect(await stage.call(checkName, { query: { name: 'Tom' } })).toEqual({ ok: true });
  await stage.call(signUp, { body: signUpBody() }, { network: '198.51.100.0/24' });
  expect(stage.deeds.mails).toHaveLength(1);
});
