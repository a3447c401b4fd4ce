import { brand as modelBrand } from '@parlour/app-default/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls } from '../index.ts';
import { quietPorts, signUpBody, termsVersion } from '../testing/account-stage.ts';

const brandOf = (id: string, reveals: boolean) => ({
  ...modelBrand,
  company: { ...modelBrand.company, added: termsVersion },
  id,
  reveal_accounts: reveals,
});

const database = await databaseOfFile();
let api: TestApi;
beforeAll(async () => {
  const brands = [brandOf('concealing', false), brandOf('revealing', true)];
  api = await buildApi({ database, brands, calls: accountCalls(quietPorts().ports) });
});
afterAll(() => api.close());

const join = (brand: string, name: string, email: string) =>
  api.send(signUp, { brand, key: uuid(), body: signUpBody({ name, email }) });

/** Everything of an answer that somebody could compare: what names the new account itself is its own each time. */
function comparable({ status, headers, body }: TestAnswer): string {
  const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  const own = /\d{4}-\d\d-\d\dT[\d:.]+Z|(?:sid|bid)=[^;"]+|(?:one|two|own)@[a-z.]+|Fresh One|Known Two/g;
  const { date: _, etag: _tag, ...rest } = headers;
  return JSON.stringify({ status, headers: rest, body }).replace(ids, '#').replace(own, '#');
}

async function confirmOwner(brand: string): Promise<void> {
  await join(brand, 'Owner', 'own@example.com');
  await api
    .dbOf(brand)
    .updateTable('members')
    .set({ status: 'active', confirmed_at: new Date() })
    .where('brand', '=', brand)
    .execute();
}

test('a sign-up answers the same for a known and for an unknown address, to the last header', async () => {
  await confirmOwner('concealing');
  const known = await join('concealing', 'Known Two', 'own@example.com');
  const unknown = await join('concealing', 'Fresh One', 'one@example.com');
  expect(known.status).toBe(201);
  expect(comparable(known)).toBe(comparable(unknown));
});

test('where the brand reveals accounts, a known address is told', async () => {
  await confirmOwner('revealing');
  const known = await join('revealing', 'Known Two', 'own@example.com');
  expect([known.status, known.body['error']]).toMatchObject([409, { code: 'email_in_use' }]);
  expect((await join('revealing', 'Fresh One', 'one@example.com')).status).toBe(201);
});
