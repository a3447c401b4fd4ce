import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { attachCall, bodyOf, sendForm, type Part } from '../testing/sample-upload.ts';
import { settingsCall } from '../testing/settings-call.ts';

const host = 'default.localhost';

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi({ calls: [attachCall, settingsCall] });
  cookie = await api.logIn('default', api.members.default);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const post = (payload: string, headers: Record<string, string> = {}, url = '/api/attach.php') =>
  sendForm(api.app, url, payload, { host, cookie, ...headers });

const refusalOf = (answered: Awaited<ReturnType<typeof post>>) => {
  const { code, fields, params } = answered.json().error;
  return { status: answered.statusCode, code, ...(fields ? { fields } : {}), ...(params ? { params } : {}) };
};

describe('a call with a file', () => {
  test('gets the file and the fields as they were sent', async () => {
    const answered = await post(
      bodyOf([
        ['note', 'hé\r\n--y'],
        ['file', 'ÿØ\r\n--', 'a "b".jpg'],
      ]),
    );
    expect([answered.statusCode, answered.json()]).toMatchObject([201, { bytes: 8, note: 'hé\r\n--y' }]);
  });

  test('is made once a key; the same key with another file is a conflict', async () => {
    const key = { 'idempotency-key': uuid() };
    const [one, again] = [
      await post(bodyOf([['file', 'one', '1']]), key),
      await post(bodyOf([['file', 'one', '1']]), key),
    ];
    expect(again.json()).toEqual(one.json());
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(refusalOf(await post(bodyOf([['file', 'two', '1']]), key)).code).toBe('idempotency_conflict');
  });

  test.each<[string, string]>([
    ['is cut off in the file', bodyOf([['file', 'abc', '1']], '').slice(0, -4)],
    ['is cut off behind the file', bodyOf([['file', 'abc', '1']], '')],
    ['is cut off in a head', '--x\r\nContent-Dispo'],
    ['is empty', ''],
    ['is no form', '{"file":1}'],
    ['has a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    ['has a head without end', `--x\r\nX: ${'a'.repeat(5_000)}\r\n\r\na\r\n--x--\r\n`],
  ])('whose body %s is 400', async (_name, payload) => {
    expect(refusalOf(await post(payload))).toEqual({ status: 400, code: 'bad_request' });
  });

  test('is no JSON, and a boundary has to be said', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(refusalOf(await post('{"file":"a"}', headers)).code).toBe('bad_request');
    expect(refusalOf(await post(bodyOf([['file', 'a', '1']]), { 'content-type': 'multipart/form-data' })).status).toBe(
      400,
    );
  });

  test.each<[string, Part[], Record<string, string>]>([
    [
      'a second file',
      [
        ['file', 'a', '1'],
        ['other', 'b', '2'],
      ],
      { other: 'too_many' },
    ],
    [
      'the same file twice',
      [
        ['file', 'a', '1'],
        ['file', 'b', '2'],
      ],
      { file: 'too_many' },
    ],
    [
      'a field twice',
      [
        ['note', 'a'],
        ['note', 'b'],
      ],
      { note: 'too_many' },
    ],
    ['a text for the file', [['file', 'a']], { file: 'photo_unreadable' }],
    ['no file', [['note', 'a']], { file: 'photo_unreadable' }],
    [
      'an unknown field',
      [
        ['file', 'a', '1'],
        ['more', 'b'],
      ],
      { more: 'value_unknown' },
    ],
    [
      'a text without end',
      [
        ['file', 'a', '1'],
        ['note', 'b'.repeat(9_000)],
      ],
      { note: 'value_unknown' },
    ],
    ['too many fields', Array.from({ length: 40 }, (_, at): Part => [`field${at}`, 'a']), { form: 'too_many' }],
  ])('with %s is refused at its field', async (_name, parts, fields) => {
    expect(refusalOf(await post(bodyOf(parts)))).toEqual({ status: 422, code: 'validation_failed', fields });
  });

  test('of more than it may have is told how much that is, whether or not it said so before', async () => {
    const tooLarge = { status: 413, code: 'photo_too_large', params: { mb: 1 } };
    const body = bodyOf([['file', 'a'.repeat(1_200_000), '1']]);
    expect(refusalOf(await post(body))).toEqual(tooLarge);
    expect(await sentInChunks(body)).toEqual(tooLarge);
  });

  test('is for members, and nothing of it is read before that is known', async () => {
    const answered = await post(bodyOf([['file', 'a', '1']]), { cookie: '' });
    expect(refusalOf(answered)).toEqual({ status: 403, code: 'authentication_required' });
    expect(answered.json().authentication_required).toBe(true);
    expect(refusalOf(await post(bodyOf([]), { 'x-request-type': '' })).code).toBe('header_missing');
  });

  test('and no other call takes one', async () => {
    expect(refusalOf(await post(bodyOf([['file', 'a', '1']]), {}, '/api/settings.php')).status).toBe(404);
  });
});

async function refusalIn(answer: IncomingMessage) {
  const { error } = JSON.parse((await answer.toArray()).join('')) as { error: { code: string; params: object } };
  return { status: answer.statusCode, code: error.code, params: error.params };
}

/** Over a real connection and without a length, so that the server counts for itself. */
async function sentInChunks(body: string): Promise<unknown> {
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { host, cookie, 'x-request-type': 'client', 'idempotency-key': uuid() };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/attach.php',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
      },
      (answer) => void refusalIn(answer).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
