import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

it('words to a member who does not take them any more are kept for the first message, and no others', async () => {
  const stage = accountStage(database, 'unheld');
  const [open, shut] = [uuid(), uuid()];
  stage.reserved.add(shut);
  const keptOf = async (name: string, wishes: Parameters<typeof signUpBody>[0]) => {
    const { user } = await stage.call(signUp, { body: signUpBody({ name, email: `${name}@example.com`, ...wishes }) });
    return (await stage.call(signUpMatches, { query: {} }, { id: user.id })).first_words;
  };
  expect(await keptOf('Ada', { signup_message: 'Good evening', profile_id: shut })).toBe('Good evening');
  expect(await keptOf('Ben', { signup_message: 'Good evening', profile_id: open })).toBeUndefined();
  expect(await keptOf('Cas', { signup_message: 'I sail' })).toBeUndefined();
  expect(await keptOf('Dev', { profile_id: shut })).toBeUndefined();
  expect(await keptOf('Eve', { signup_message: '\u2800\u200B', profile_id: shut }), 'nothing to read').toBeUndefined();
});
