import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../requests/request-timeout.ts';
import { codeOf, cookiesOf, sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { deposit, enter, note, whoAmI } from '../testing/sample-calls.ts';

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi();
  cookie = await api.logIn('default', api.members.default);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

/** One of the cookies that an answer sets, as a browser sends it. */
const cookieOf = (answer: Parameters<typeof cookiesOf>[0], name: string): string =>
  cookiesOf(answer)
    .find((text) => text.startsWith(`${name}=`))!
    .split(';')[0]!;

/** Nobody can be doing what was begun under the key any more. */
const grownOld = (key: string) =>
  api
    .dbOf('default')
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - REQUEST_TIMEOUT - 1_000) })
    .where('brand', '=', 'default')
    .where('key', '=', key);

describe('doing something once', () => {
  test('the same key and body give the first answer again', async () => {
    const act = { cookie, key: uuid(), body: { amount: 5 } };
    const before = api.world.deposits;
    const [first, second] = [await api.send(deposit, act), await api.send(deposit, act)];
    expect(api.world.deposits).toBe(before + 1);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect([first.headers['idempotent-replay'], second.headers['idempotent-replay']]).toEqual([undefined, 'true']);
  });

  test('the same key with another body is a conflict', async () => {
    const key = uuid();
    await api.send(deposit, { cookie, key, body: { amount: 1 } });
    const answered = await api.send(deposit, { cookie, key, body: { amount: 2 } });
    expect([answered.status, codeOf(answered)]).toEqual([409, 'idempotency_conflict']);
  });

  test('many at the same moment act once', async () => {
    const act = { cookie, key: uuid(), body: { amount: 9, slow: true } };
    const before = api.world.deposits;
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.send(deposit, act)));
    expect(api.world.deposits).toBe(before + 1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(7);
  });

  test('a failure is not kept: the key is free again', async () => {
    const key = uuid();
    const refused = await api.send(deposit, { cookie, key, body: { amount: 1, fail: 'refused' } });
    expect([refused.status, refused.body['error']]).toMatchObject([
      403,
      { code: 'limit_reached', params: { minutes: 3 } },
    ]);
    expect((await api.send(deposit, { cookie, key, body: { amount: 1 } })).status).toBe(201);
  });

  test('it is free too where it could not be given back at once, and the refusal is the one that is told', async () => {
    const key = uuid();
    vi.spyOn(api.dbOf('default'), 'deleteFrom').mockImplementationOnce(() => {
      throw new Error('The database is away');
    });
    const refused = await api.send(deposit, { cookie, key, body: { amount: 1, fail: 'refused' } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'limit_reached']);
    await expect.poll(async () => (await api.send(deposit, { cookie, key, body: { amount: 1 } })).status).toBe(201);
  });

  test('an act that failed once it was committed is not done again', async () => {
    const act = { cookie, key: uuid(), body: { amount: 1, fail: 'late' } } as const;
    const before = api.world.deposits;
    expect((await api.send(deposit, act)).status).toBe(500);
    await grownOld(act.key).execute();
    expect([(await api.send(deposit, act)).status, api.world.deposits]).toEqual([500, before + 1]);
  });

  test('a key that a crash left behind is refused at once, as no client asks again for it', async () => {
    const act = { cookie, key: uuid(), body: { amount: 3 } };
    await api.send(deposit, act);
    const before = api.world.deposits;
    await grownOld(act.key).set({ status: null, answer: null }).execute();
    const answered = await api.send(deposit, act);
    expect([answered.status, codeOf(answered), answered.headers['retry-after']]).toEqual([
      500,
      'server_error',
      undefined,
    ]);
    expect(api.world.deposits).toBe(before);
  });

  test('a key that is the act’s own id is left to the call, and any other is kept', async () => {
    const client_id = uuid();
    const own = { cookie, key: client_id, body: { client_id } };
    const other = { cookie, key: uuid(), body: { client_id } };
    const before = api.world.deposits;
    for (const act of [own, own, other, other]) expect((await api.send(note, act)).status).toBe(200);
    expect(api.world.deposits).toBe(before + 3);
    expect((await api.send(note, { cookie, body: { client_id } })).status).toBe(400);
  });

  test('without a key it is not done', async () => {
    const answered = await api.send(deposit, { cookie, body: { amount: 1 } });
    expect([answered.status, codeOf(answered)]).toEqual([400, 'bad_request']);
  });

  test('a visitor is known by the browser, and a replay starts no session', async () => {
    const browser = cookieOf(await api.send(whoAmI), 'bid');
    const act = { cookie: browser, key: uuid(), body: { member: api.members.default } };
    const first = await api.send(enter, act);
    const session = cookiesOf(first).find((text) => text.startsWith('sid='))!;
    expect(session).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await api.send(whoAmI, { cookie: session.split(';')[0]! })).body).toMatchObject({ name: 'Ann' });
    const second = await api.send(enter, act);
    expect([second.headers['idempotent-replay'], cookiesOf(second)]).toEqual(['true', []]);
  });

  test('what a visitor did under a key is no other act of the member that it made of them', async () => {
    const browser = cookieOf(await api.send(whoAmI), 'bid');
    const act = { key: uuid(), body: { member: api.members.default } };
    const session = cookieOf(await api.send(enter, { ...act, cookie: browser }), 'sid');
    const member = { ...act, cookie: `${browser}; ${session}` };
    expect((await api.send(enter, member)).headers['idempotent-replay']).toBe('true');
    const other = await api.send(enter, { ...member, body: { member: api.members.she } });
    expect([other.status, codeOf(other)]).toEqual([409, 'idempotency_conflict']);
  });

  test('logging in ends the session that the browser had', async () => {
    const old = await api.logIn('default', api.members.default);
    await api.send(enter, { cookie: old, key: uuid(), body: { member: api.members.default } });
    expect((await api.send(whoAmI, { cookie: old })).body).toMatchObject({ name: null });
  });
});
