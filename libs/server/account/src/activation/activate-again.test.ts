import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { activate } from '@parlour/contract/account/activation/activate';
import { getUser } from '@parlour/contract/account/user/get-user';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { buildApi, type TestAnswer, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountCalls, accountLetter } from '../index.ts';
import { accountStage, linkTokens, quietPorts, signUpBody, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();
let api: TestApi;
const { deeds, ports } = quietPorts();
const settings = { ...modelBrand, id: 'lost-answer' };

beforeAll(async () => {
  api = await buildApi({ database, brands: [settings], calls: accountCalls(ports) });
});
afterAll(() => api.close());

const cookiesOf = ({ headers }: TestAnswer): string[] => [headers['set-cookie'] ?? []].flat().map(String);
/** A browser in which nobody is logged in. */
const browser = async (): Promise<string> =>
  cookiesOf(await api.send(getUser))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const startsSession = (answer: TestAnswer): boolean => cookiesOf(answer).some((cookie) => cookie.startsWith('sid='));

/** The link of somebody who has just joined. */
async function mailedToken(): Promise<string> {
  const { company } = modelBrand;
  const accept = { ...signUpBody().accept, terms: company.added, privacy: company.added };
  await api.send(signUp, { body: signUpBody({ accept }), key: crypto.randomUUID() });
  const brand = { id: settings.id, version: 1, settings };
  const context = { brand, db: api.dbOf(settings.id), now: new Date(), tokens: linkTokens };
  return tokenOf((await accountLetter(context, deeds.mails.at(-1)!))!.link);
}

describe('an address that is confirmed again', () => {
  it('after a lost answer: is told the same to that browser alone, and nobody is logged in by it', async () => {
    const body = { token: await mailedToken() };
    const [own, key] = [await browser(), crypto.randomUUID()];
    expect((await api.send(activate, { body, cookie: own })).body).toMatchObject({ error: { code: 'bad_request' } });
    const first = await api.send(activate, { body, key, cookie: own });
    expect([first.status, startsSession(first)]).toEqual([200, true]);

    const again = await api.send(activate, { body, key, cookie: own });
    expect([again.status, again.headers['idempotent-replay']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(startsSession(again)).toBe(false);

    const stranger = await api.send(activate, { body, key, cookie: await browser() });
    expect(stranger.body).toMatchObject({ error: { code: 'activation_failed' } });
    const underAnotherKey = await api.send(activate, { body, key: crypto.randomUUID(), cookie: own });
    expect(underAnotherKey.body).toMatchObject({ error: { code: 'activation_failed' } });
    expect(deeds.released).toHaveLength(1);
  });

  it('in two pages at the same moment: neither is told that it failed', async () => {
    const stage = accountStage(database, 'two-pages');
    const { id } = (await stage.call(signUp, { body: signUpBody() })).user;
    const body = { token: tokenOf(await stage.newestLink()) };
    const replies = await Promise.all([1, 2].map(() => stage.call(activate, { body }, { id })));
    expect(replies.map(({ first_time }) => first_time).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      false,
      true,
    ]);
    expect(stage.deeds.released).toEqual([id]);
  });
});
