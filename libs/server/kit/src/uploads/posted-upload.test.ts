import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive } from '../testing/arrive.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { attach, attachCall, bodyOf, sendForm } from '../testing/sample-upload.ts';
import { pageContext, samplePages } from '../testing/page-build.ts';
import { settingsCall } from '../testing/settings-call.ts';

const host = 'default.localhost';
const origin = `http://${host}`;

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
  api = await sampleApi({ calls: [attachCall, settingsCall], pages: { find: async () => formPage } });
  cookie = await api.logIn('default', api.members.default);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const post = (payload: string, headers: Record<string, string>) =>
  sendForm(api.app, '/complete-signup', payload, { host, cookie, ...headers });

describe('a form with a file, without JavaScript', () => {
  test('makes the same call once', async () => {
    const { formToken } = (await api.app.inject({ url: '/complete-signup', headers: { host, cookie } })).json();
    const body = bodyOf([
      ['form_token', formToken],
      ['file', 'abc', 'x.png'],
    ]);
    const [one, again] = [await post(body, { origin }), await post(body, { origin })];
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
    expect((await post(body, { origin, cookie: '' })).statusCode).toBe(403);
    expect((await post(body, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
