import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { getUser } from '@parlour/contract/account/user/get-user';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls } from '../index.ts';
import { password, quietPorts, signUpBody } from '../testing/account-stage.ts';

const settings = { ...modelBrand, id: 'asked-once', reveal_accounts: false };
const database = await databaseOfFile();
let api: TestApi;
const { ports, deeds } = quietPorts();
beforeAll(async () => {
  api = await buildApi({ database, brands: [settings], calls: accountCalls(ports) });
});
beforeEach(() => void (deeds.mails.length = 0));
afterAll(() => api.close());

const cookiesOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
const browser = async (): Promise<string> => cookiesOf(await api.send(getUser));

/** Somebody who joined an hour ago. */
async function memberCookie(name: string, isConfirmed: boolean): Promise<string> {
  const { added } = modelBrand.company;
  const accept = { ...signUpBody().accept, terms: added, privacy: added };
  const body = signUpBody({ name, email: `${name.toLowerCase()}@example.com`, accept });
  const joined = await api.send(signUp, { body, key: crypto.randomUUID(), cookie: await browser() });
  const db = api.dbOf(settings.id);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.updateTable('tokens').set({ created_at: hourAgo }).where('brand', '=', settings.id).execute();
  const confirmed = { status: 'active', confirmed_at: new Date() } as const;
  if (isConfirmed)
    await db
      .updateTable('members')
      .set(confirmed)
      .where((row) => row.and({ brand: settings.id, name }))
      .execute();
  deeds.mails.length = 0;
  return cookiesOf(joined);
}

/** As often as Chromium sends a form again by itself, and the page after it. */
const attempts = Array.from({ length: 7 });

async function askedAgain(send: () => Promise<TestAnswer>): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (const _ of attempts) answers.push(await send());
  return answers;
}

/** All are answered as the first, by which no cookie but that of the first is set. */
function expectAsFirst([first, ...others]: TestAnswer[]): void {
  expect(first!.status).toBe(202);
  for (const { status, body, headers } of others) {
    expect([status, body]).toEqual([202, first!.body]);
    expect([headers['idempotent-replay'], headers['set-cookie']]).toEqual(['true', undefined]);
  }
}

it('a forgotten password asked for by one press is one mail, whoever has the address', async () => {
  await memberCookie('Tom', true);
  for (const email of ['tom@example.com', 'nobody@example.com']) {
    deeds.mails.length = 0;
    const [cookie, key] = [await browser(), crypto.randomUUID()];
    expectAsFirst(await askedAgain(() => api.send(askPasswordReset, { body: { email }, key, cookie })));
    expect(deeds.mails).toHaveLength(1);
    const anew = { body: { email }, key: crypto.randomUUID(), cookie };
    expect((await api.send(askPasswordReset, anew)).status).toBe(202);
  }
});

it('a change of address asked for by one press is mailed once', async () => {
  const cookie = await memberCookie('Ann', true);
  const body = { email: 'ann.new@example.com', password };
  const key = crypto.randomUUID();
  const first = await api.send(askMailChange, { body, key, cookie });
  const mailed = deeds.mails.length;
  expectAsFirst([first, ...(await askedAgain(() => api.send(askMailChange, { body, key, cookie })))]);
  expect(deeds.mails).toHaveLength(mailed);
});

it.each([
  ['Bob', {}],
  ['Ben', { email: 'ben.right@example.com' }],
])('a confirmation mailed again by one press is one mail: %s', async (name, body) => {
  const cookie = await memberCookie(name, false);
  const key = crypto.randomUUID();
  expectAsFirst(await askedAgain(() => api.send(resendActivation, { body, key, cookie })));
  expect(deeds.mails).toHaveLength(1);
  const tooSoon = await api.send(resendActivation, { body, key: crypto.randomUUID(), cookie });
  expect([tooSoon.status, Number(tooSoon.headers['retry-after'])]).toEqual([429, 61]);
});
