import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { accountStage, codeOf, signUpBody } from '../testing/account-stage.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('whoever is logged in does not join again, and stays who they are', async () => {
  const stage = accountStage(database, 'beside');
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const again = signUpBody({ name: 'Tim', email: 'tim@example.com' });
  expect(await codeOf(stage.call(signUp, { body: again }, { id: user.id }))).toBe('form_expired');
  expect(stage.started).toEqual([user.id]);
  const names = stage.world.db.selectFrom('members').select('name').where('brand', '=', 'beside');
  expect(await names.execute()).toEqual([{ name: 'Tom' }]);
});
