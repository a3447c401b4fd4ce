import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkName } from '@parlour/contract/account/sign-up/check-name';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { confirmationsPerNetwork } from '@parlour/models/account/notifications/mail-requests';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

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
