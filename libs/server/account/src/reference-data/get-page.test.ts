import { expect, it } from 'vitest';
import { getPage } from '@parlour/contract/account/reference-data/get-page';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

it('says what a mailed token is for, without using it, and nothing of any other', async () => {
  const stage = accountStage(database, 'she');
  await stage.call(signUp, { body: signUpBody() });
  const token = tokenOf(await stage.newestLink());
  expect(token).toMatch(/^[\w-]{43}$/);
  for (let times = 0; times < 2; times++)
    expect(await stage.call(getPage, { query: { token } })).toEqual({ page: { purpose: 'activation' } });
  const elsewhere = accountStage(database, 'default');
  await expect(elsewhere.call(getPage, { query: { token } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stage.call(getPage, { query: { token: 'a'.repeat(43) } })).rejects.toMatchObject({ code: 'not_found' });
});
