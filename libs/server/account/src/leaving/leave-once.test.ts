import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { getUser } from '@parlour/contract/account/user/get-user';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls } from '../index.ts';
import { password, quietPorts, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();
let api: TestApi;
const { ports, deeds } = quietPorts();
beforeAll(async () => {
  api = await buildApi({ database, brands: [modelBrand], calls: accountCalls(ports) });
});
afterAll(() => api.close());

const { added } = modelBrand.company;
const joining = signUpBody({ accept: { ...signUpBody().accept, terms: added, privacy: added } });
const cookiesOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

it('leaving is answered again to the browser that left, and to no other, though its session has ended', async () => {
  const browser = cookiesOf(await api.send(getUser));
  const joined = await api.send(signUp, { body: joining, key: crypto.randomUUID(), cookie: browser });
  const leaving = { body: { password }, key: crypto.randomUUID(), cookie: `${browser}; ${cookiesOf(joined)}` };
  deeds.mails.length = 0;

  const left = await api.send(deleteAccount, leaving);
  expect([left.status, left.headers['idempotent-replay']]).toEqual([202, undefined]);
  const again = await api.send(deleteAccount, leaving);
  expect([again.status, again.headers['idempotent-replay'], again.body]).toEqual([202, 'true', left.body]);
  expect(deeds.mails).toHaveLength(1);

  const elsewhere = cookiesOf(await api.send(getUser));
  expect((await api.send(deleteAccount, { ...leaving, cookie: elsewhere })).status).toBe(403);
});
