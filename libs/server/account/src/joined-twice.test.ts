import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { getUser } from '@parlour/contract/account/get-user';
import { signUp } from '@parlour/contract/account/sign-up';
import { termsVersionOf } from '@parlour/models/account/consents';
import type { Database } from '@parlour/server-db/database';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { accountCalls } from './index.ts';
import { quietPorts, signUpBody } from './testing/account-stage.ts';

let database: Database;
let api: TestApi;

beforeAll(async () => {
  database = await testDatabase();
  const brands = [{ ...modelBrand, id: 'twice' }];
  api = await buildApi({ database, brands, calls: accountCalls(quietPorts().ports) });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
  await database.close();
});

const cookiesOf = ({ headers }: Awaited<ReturnType<TestApi['send']>>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

it('a form that is pressed twice joins once, and the second answer has the session that the browser dropped with the first', async () => {
  const terms = termsVersionOf(modelBrand.company.added);
  const body = signUpBody({ accept: { terms, privacy: terms, special_data: true, age: true } });
  const [cookie, key] = [cookiesOf(await api.send(getUser)), crypto.randomUUID()];
  const first = await api.send(signUp, { body, key, cookie });
  const second = await api.send(signUp, { body, key, cookie });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect((await api.send(getUser, { cookie: cookiesOf(second) })).body).toMatchObject({
    user: { email: 'tom@example.com' },
  });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const late = await api.send(signUp, { body, key, cookie });
  expect(late.body).toEqual(first.body);
  expect(cookiesOf(late)).not.toContain('sid=');
});
