import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand as first } from '@parlour/app-default/settings';
import { defineCall } from '@parlour/contract/define-call';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handle } from '../calls/handle.ts';
import { arrive } from '../testing/arrive.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { pageContext, samplePages } from '../testing/page-build.ts';
import { settingsCall } from '../testing/settings-call.ts';

const attach = defineCall({
  method: 'POST',
  path: '/api/attach.php',
  who: 'member',
  idempotent: true,
  multipart: { megabytes: 1, tooLarge: 'photo_too_large' },
  body: z.strictObject({ file: z.file('photo_unreadable'), note: z.string().optional() }),
  reply: z.object({ bytes: z.int(), note: z.string().nullable(), times: z.int() }),
  status: 201,
  errors: ['photo_too_large', 'photo_unreadable'],
});

const host = 'default.localhost';
const origin = `http://${host}`;
let times = 0;
const calls = [
  handle(attach, async ({ body }) => ({ bytes: body.file.size, note: body.note ?? null, times: ++times })),
  settingsCall,
];

/** What happens before a posted form is read. */
let meanwhile: (request: Request) => Promise<void> = async () => {};

/** A page whose form has a file. */
const formPage = samplePages(
  null,
  async ({ context }) => Response.json({ formToken: context.get(pageContext).formToken }),
  async ({ context, request }) => {
    const { transport, readForm } = context.get(pageContext);
    await meanwhile(request);
    const { values, idempotencyKey } = await readForm(request);
    return Response.json(await transport({ call: attach, body: Object.fromEntries(values), idempotencyKey }));
  },
);

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi({ brands: [first], calls, pages: { find: async () => formPage } });
  cookie = await api.logIn('default', api.members.default);
});
afterAll(() => api.close());

type Part = [name: string, content: string, filename?: string];

const bodyOf = (parts: readonly Part[], end = '--x--\r\n'): string =>
  parts
    .map(([name, content, filename]) => {
      const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`;
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    })
    .join('') + end;

const post = (payload: string, headers: Record<string, string> = {}, url = '/api/attach.php') =>
  api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host,
      cookie,
      'x-request-type': 'client',
      'idempotency-key': uuid(),
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  });

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

describe('a form with a file, without JavaScript', () => {
  test('makes the same call once', async () => {
    const { formToken } = (await api.app.inject({ url: '/complete-signup', headers: { host, cookie } })).json();
    const body = bodyOf([
      ['form_token', formToken],
      ['file', 'abc', 'x.png'],
    ]);
    const [one, again] = [
      await post(body, { origin }, '/complete-signup'),
      await post(body, { origin }, '/complete-signup'),
    ];
    expect(one.json()).toMatchObject({ bytes: 3 });
    expect(again.json()).toEqual(one.json());
  });

  test('is worked on to its end though the browser has left, and keeps its room until then', async () => {
    const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seen = new Promise<boolean>((resolve) => {
      meanwhile = async ({ signal }) => {
        begun.resolve();
        await left.promise;
        resolve(signal.aborted);
      };
    });
    await listen();
    const headers = { host, cookie, origin, 'content-type': 'multipart/form-data; boundary=x' };
    const one = await arrive(api.app, { method: 'POST', path: '/complete-signup', headers });
    one.send(bodyOf([['file', 'abc', 'x.png']])).catch(() => {});
    await begun.promise;
    await one.leave();
    left.resolve();
    expect(await seen).toBe(false);
    meanwhile = async () => {};
  });

  test('is not read for visitors, nor from elsewhere', async () => {
    const body = bodyOf([['file', 'abc', 'x.png']]);
    expect((await post(body, { origin, cookie: '' }, '/complete-signup')).statusCode).toBe(403);
    expect((await post(body, { origin: 'https://evil.example' }, '/complete-signup')).statusCode).toBe(403);
  });
});

async function listen(): Promise<void> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
}

async function refusalIn(answer: IncomingMessage) {
  const { error } = JSON.parse((await answer.toArray()).join('')) as { error: { code: string; params: object } };
  return { status: answer.statusCode, code: error.code, params: error.params };
}

/** Over a real connection and without a length, so that the server counts for itself. */
async function sentInChunks(body: string): Promise<unknown> {
  await listen();
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
