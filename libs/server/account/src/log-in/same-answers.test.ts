import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { activate } from '@parlour/contract/account/activation/activate';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountLetter, accountCalls } from '../index.ts';
import { linkTokens, password, quietPorts, signUpBody, tokenOf } from '../testing/account-stage.ts';

/** Addresses that differ in nothing but that somebody has confirmed the first; each of the others is asked about once. */
const known = 'someone@example.com';
const unknownTo = (act: string) => `nobody${Object.keys(asks).indexOf(act)}@example.com`;

const database = await databaseOfFile();
const apis = new Map<boolean, TestApi>();
const { deeds, ports } = quietPorts();

beforeAll(async () => {
  const calls = accountCalls(ports);
  for (const reveal of [true, false]) {
    const settings = { ...modelBrand, id: reveal ? 'telling' : 'silent', reveal_accounts: reveal };
    const api = await buildApi({ database, brands: [settings], calls });
    apis.set(reveal, api);
    const owner = await join(api, 'Owner', known);
    const mail = deeds.mails.find(({ memberId }) => memberId === owner.id)!;
    const context = { brand: { id: settings.id, version: 1, settings }, db: database.forBrand(settings.id) };
    const letter = await accountLetter({ ...context, now: new Date(), tokens: linkTokens }, mail);
    await api.send(activate, { body: { token: tokenOf(letter!.link) }, key: crypto.randomUUID() });
  }
});
afterAll(async () => {
  for (const api of apis.values()) await api.close();
});

const { terms, privacy } = { terms: modelBrand.company.added, privacy: modelBrand.company.added };
const bodyOf = (name: string, email: string) =>
  signUpBody({ name, email, accept: { ...signUpBody().accept, terms, privacy } });
const joining = (api: TestApi, name: string, email: string) =>
  api.send(signUp, { body: bodyOf(name, email), key: crypto.randomUUID() });
const sessionOf = ({ headers }: TestAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0]!)
    .join('; ');

async function join(api: TestApi, name: string, email: string): Promise<{ id: string; cookie: string }> {
  const answer = await joining(api, name, email);
  return { id: (answer.body as unknown as { user: { id: string } }).user.id, cookie: sessionOf(answer) };
}

/** Everything of an answer that a stranger sees, without what is random or was typed. */
function shown({ status, body, headers }: TestAnswer, typed: readonly string[]): unknown {
  const { date: _, ...rest } = headers;
  const masked = typed.map((address) => `${address.slice(0, 1)}••@e••.com`);
  const text = JSON.stringify({ status, body, headers: rest });
  const withoutTyped = [...typed, ...masked].reduce((all, word) => all.replaceAll(word, 'typed'), text);
  return JSON.parse(
    withoutTyped
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/(sid|bid)=[^;]+/g, '$1=secret')
      .replaceAll(/"request_id":"[^"]+"/g, '"request_id":"id"')
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'time'),
  );
}

let members = 0;
/** A member nobody has asked anything of yet. */
function newcomer(api: TestApi): Promise<{ id: string; cookie: string }> {
  members += 1;
  return join(api, `Member${members}`, `member${members}@example.com`);
}

async function confirmedNewcomer(api: TestApi, brand: string): Promise<{ cookie: string }> {
  const member = await newcomer(api);
  const confirmed = { status: 'active', confirmed_at: new Date() } as const;
  await api.dbOf(brand).updateTable('members').set(confirmed).where('id', '=', member.id).execute();
  return member;
}

type Ask = (api: TestApi, brand: string, email: string) => Promise<TestAnswer>;

const asks: Record<string, Ask> = {
  'sign-up': async (api, _, email) => joining(api, email === known ? 'FirstTry' : 'NextTry1', email),
  'log-in': async (api, _, email) => api.send(logIn, { body: { login: email, password: `${password} not` } }),
  'password reset': async (api, _, email) => api.send(askPasswordReset, { body: { email }, key: crypto.randomUUID() }),
  resend: async (api, brand, email) => {
    const { cookie } = await newcomer(api);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await api.dbOf(brand).updateTable('tokens').set({ created_at: hourAgo }).where('brand', '=', brand).execute();
    return api.send(resendActivation, { body: { email }, cookie, key: crypto.randomUUID() });
  },
  'change of address': async (api, brand, email) => {
    const { cookie } = await confirmedNewcomer(api, brand);
    return api.send(askMailChange, { body: { email, password }, cookie, key: crypto.randomUUID() });
  },
};

const told: Record<string, [known: string, unknown: string]> = {
  'sign-up': ['409 email_in_use', '201'],
  'log-in': ['403 login_failed', '403 login_failed'],
  'password reset': ['202', '404 email_not_found'],
  resend: ['409 email_in_use', '202'],
  'change of address': ['409 email_in_use', '202'],
};

const codeOf = ({ status, body }: TestAnswer): string =>
  [status, (body['error'] as { code?: string } | undefined)?.code].filter(Boolean).join(' ');

describe.each(Object.entries(asks))(
  '%s with an address that has an account, and with one that has none',
  (act, ask) => {
    const unknown = unknownTo(act);

    it('answers the same where accounts are not revealed: status, body and headers', async () => {
      const api = apis.get(false)!;
      const answers = [await ask(api, 'silent', known), await ask(api, 'silent', unknown)];
      const [one, other] = answers.map((answer) => shown(answer, [known, unknown, 'FirstTry', 'NextTry1']));
      expect(one).toEqual(other);
      expect(codeOf(answers[0]!)).toBe({ 'sign-up': '201', 'log-in': '403 login_failed' }[act] ?? '202');
    });

    it('answers as the specification has it where they are', async () => {
      const api = apis.get(true)!;
      expect([codeOf(await ask(api, 'telling', known)), codeOf(await ask(api, 'telling', unknown))]).toEqual(told[act]);
    });
  },
);
