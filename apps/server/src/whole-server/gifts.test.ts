import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listGifts } from '@parlour/contract/chat/list-gifts';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';

let server: TestServer;
let here: TestBrand;
beforeAll(async () => {
  server = await testServer();
  [here] = server.brands;
});
afterAll(() => server.close());

it('lists gifts to members alone, in an answer that may be kept', async () => {
  const ask = (headers: Record<string, string> = {}, cookie?: string) =>
    server.api.send(listGifts, { brand: here.id, cookie, query: { locale: 'en' }, headers });
  expect((await ask()).status).toBe(403);
  const { cookie } = here.viewer;
  const first = await ask({}, cookie);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Host' });
  expect(first.headers['set-cookie']).toBeUndefined();
  const again = await ask({ 'if-none-match': String(first.headers['etag']) }, cookie);
  expect([again.status, again.text]).toEqual([304, '']);
});

it.each([
  ['a gift that there is none of', { type: 'gift', gift_id: 'diamond' }, 'gift_id', 'value_unknown'],
  ['a gift that is not named', { type: 'gift' }, 'gift_id', 'value_unknown'],
  ['a gift with words', { type: 'gift', gift_id: 'rose', text: 'For you' }, 'text', 'value_unknown'],
  ['words with a gift', { type: 'text', gift_id: 'rose', text: 'For you' }, 'gift_id', 'value_unknown'],
  ['no words', { type: 'text' }, 'text', 'message_empty'],
])('refuses %s', async (_, content, field, code) => {
  const { app } = server.api;
  const headers = {
    host: `${here.id}.localhost`,
    cookie: here.viewer.cookie,
    'x-request-type': 'client',
    'idempotency-key': uuid(),
  };
  const payload = { conversation_id: here.conversationId, client_id: uuid(), expected_cost: 25, ...content };
  const answer = await app.inject({ method: 'POST', url: '/api/message.php', headers, payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: { code: 'validation_failed', fields: { [field]: code } } });
});
