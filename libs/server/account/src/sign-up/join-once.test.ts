import { expect, it } from 'vitest';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, codeOf, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

it('whoever is logged in does not join again, and stays who they are', async () => {
  const stage = accountStage(database, 'beside');
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const again = signUpBody({ name: 'Tim', email: 'tim@example.com' });
  expect(await codeOf(stage.call(signUp, { body: again }, { id: user.id }))).toBe('form_expired');
  expect(stage.started).toEqual([user.id]);
  const names = stage.world.db.selectFrom('members').select('name').where('brand', '=', 'beside');
  expect(await names.execute()).toEqual([{ name: 'Tom' }]);
});
