import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, cookiesOf, sampleApi, type SampleApi } from '../testing/sample-api.ts';
import {
  deposit,
  fields,
  fruits,
  hook,
  leave,
  leaveByGet,
  remove,
  removeAll,
  whoAmI,
} from '../testing/sample-calls.ts';

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi();
  cookie = await api.logIn('default', api.members.default);
});
afterAll(() => api.close());

describe('who asks', () => {
  test('the session says who, and the reply holds nothing that its schema does not', async () => {
    expect((await api.send(whoAmI, { cookie })).body).toEqual({ name: 'Ann', brand: 'default' });
    expect((await api.send(whoAmI)).body).toEqual({ name: null, brand: 'default' });
  });

  test('a session of one brand is none on another', async () => {
    expect((await api.send(whoAmI, { cookie, brand: 'she' })).body).toEqual({ name: null, brand: 'she' });
  });

  test('a visitor on a call for members gets 403 with the flag, before anything is read', async () => {
    const answered = await api.send(deposit, { body: { nonsense: true } as never });
    expect(answered.status).toBe(403);
    expect(answered.body).toMatchObject({ error: { code: 'authentication_required' }, authentication_required: true });
  });

  test('a blocked member is told so', async () => {
    await api.dbOf('she').updateTable('members').set({ status: 'blocked' }).where('brand', '=', 'she').execute();
    const answered = await api.send(leave, { brand: 'she', cookie: await api.logIn('she', api.members.she) });
    await api.dbOf('she').updateTable('members').set({ status: 'active' }).where('brand', '=', 'she').execute();
    expect([answered.status, codeOf(answered)]).toEqual([423, 'account_blocked']);
  });
});

describe('what is sent', () => {
  test.each([
    [{ amount: 0 }, { amount: 'limit_invalid' }],
    [{ amount: 'two' }, { amount: 'value_unknown' }],
    [{ amount: 1, extra: 1 }, { extra: 'value_unknown' }],
  ])('%o is refused at its fields', async (body, wrong) => {
    const answered = await api.send(deposit, { cookie, key: uuid(), body: body as never });
    expect([answered.status, codeOf(answered)]).toEqual([422, 'validation_failed']);
    expect(answered.body['error']).toMatchObject({ fields: wrong });
  });

  test('a handler refuses at a field as well', async () => {
    const answered = await api.send(fields, { body: { email: 'taken@example.org' } });
    expect([answered.status, answered.body['error']]).toMatchObject([
      422,
      { code: 'validation_failed', fields: { email: 'email_in_use' } },
    ]);
  });

  test.each(['[1]', '"text"', '{"amount":', '{"__proto__":{"amount":1}}'])(
    'the body %s is malformed',
    async (payload) => {
      const headers = {
        host: 'default.localhost',
        'x-request-type': 'client',
        'content-type': 'application/json',
        cookie,
      };
      const answered = await api.app.inject({ method: 'POST', url: '/api/deposit.php', payload, headers });
      expect([answered.statusCode, answered.json().error.code]).toEqual([400, 'bad_request']);
    },
  );

  test('a body that is no UTF-8 is malformed, and not read with damaged letters', async () => {
    const headers = { host: 'default.localhost', 'x-request-type': 'client', 'content-type': 'application/json' };
    const payload = Buffer.from('{"email":"zo\xeb@example.org"}', 'latin1');
    const answered = await api.app.inject({ method: 'POST', url: '/api/fields.php', payload, headers });
    expect([answered.statusCode, answered.json().error.code]).toEqual([400, 'bad_request']);
  });

  test('too large a body is 413, an unknown address 404', async () => {
    const headers = { host: 'default.localhost', 'x-request-type': 'client', 'content-type': 'application/json' };
    const large = await api.app.inject({
      method: 'POST',
      url: '/api/fields.php',
      payload: JSON.stringify({ email: 'x'.repeat(70_000) }),
      headers,
    });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
    const unknown = await api.app.inject({ url: '/api/nothing.php', headers });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
  });

  test('a DELETE takes its identifiers in the body or in the query, and its condition only from the query', async () => {
    expect((await api.send(remove, { cookie, body: { id: '7' } })).body).toEqual({ removed: '7' });
    const headers = { host: 'default.localhost', 'x-request-type': 'client', cookie };
    const inQuery = await api.app.inject({ method: 'DELETE', url: '/api/thing.php?id=8', headers });
    expect(inQuery.json()).toEqual({ removed: '8' });
    expect((await api.send(removeAll, { cookie })).body).toEqual({ removed: 'all' });
  });
});

describe('the header that no foreign page can send', () => {
  const without = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({ method, url, payload, headers: { host: 'default.localhost', cookie } });

  test('is needed by whatever may change something, and by the log-out by GET', async () => {
    for (const answered of [
      await without('POST', '/api/deposit.php', { amount: 1 }),
      await without('GET', '/api/leave.php'),
    ]) {
      expect([answered.statusCode, answered.json().error.code, answered.json().authentication_required]).toEqual([
        403,
        'header_missing',
        undefined,
      ]);
    }
    expect((await api.send(leaveByGet, { cookie })).status).toBe(200);
  });

  test('is not needed to read, nor by providers', async () => {
    expect((await without('GET', '/api/who.php')).statusCode).toBe(200);
    expect(
      (
        await api.app.inject({
          method: 'POST',
          url: '/api/hook.php',
          payload: { event: 'paid' },
          headers: { host: 'default.localhost' },
        })
      ).statusCode,
    ).toBe(200);
    expect(hook.who).toBe('provider');
  });
});

test('what nobody expected is 500 without a word of it', async () => {
  const answered = await api.send(deposit, { cookie, key: uuid(), body: { amount: 1, fail: 'broken' } });
  expect([answered.status, codeOf(answered)]).toEqual([500, 'server_error']);
  expect(JSON.stringify(answered.body)).not.toContain('password');
});

test('what is the same for all is cached with a tag, all else never', async () => {
  const first = await api.send(fruits);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Host' });
  expect(cookiesOf(first)).toEqual([]);
  const again = await api.send(fruits, { headers: { 'if-none-match': String(first.headers['etag']) } });
  expect(again.status).toBe(304);
  expect((await api.send(whoAmI)).headers['cache-control']).toBe('private, no-store');
});

test('HEAD is a GET without its body', async () => {
  const answered = await api.app.inject({
    method: 'HEAD',
    url: '/api/fruits.php',
    headers: { host: 'default.localhost' },
  });
  expect([answered.statusCode, answered.body, answered.headers['cache-control']]).toEqual([
    200,
    '',
    'public, max-age=300',
  ]);
});

test('an address that cannot be read is malformed', async () => {
  const answered = await api.app.inject({ url: '/api/%c0%ff', headers: { host: 'default.localhost' } });
  expect([answered.statusCode, answered.json().error.code]).toEqual([400, 'bad_request']);
});

test('a client that is too old is told to reload', async () => {
  const answered = await api.send(whoAmI, { headers: { 'x-client-version': '0' } });
  expect([answered.status, codeOf(answered)]).toEqual([426, 'client_outdated']);
});

test('204 has no body, and ends the session', async () => {
  const mine = await api.logIn('default', api.members.default);
  const answered = await api.send(leave, { cookie: mine });
  expect([answered.status, answered.body]).toEqual([204, {}]);
  expect((await api.send(whoAmI, { cookie: mine })).body).toMatchObject({ name: null });
});
