import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handle } from './handle.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { deposit } from '../testing/sample-calls.ts';

// The patience of whoever comes second is counted in its polls.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let api: SampleApi;
let cookie: string;
let done = 0;
const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();

beforeAll(async () => {
  const slow = handle(deposit, async () => {
    begin();
    await mayEnd;
    return { total: ++done };
  });
  api = await sampleApi({ calls: [slow] });
  cookie = await api.logIn('default', api.members.default);
});
afterAll(() => api.close());

it('an act that runs longer than anybody waits for it is asked for again with its key, and happens once', async () => {
  const act = { cookie, key: uuid(), body: { amount: 1 } };
  const first = api.send(deposit, act);
  await hasBegun;
  const meanwhile = await api.send(deposit, act);
  expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([503, '10']);
  expect(meanwhile.body).toMatchObject({ error: { code: 'server_error' } });

  end();
  expect((await first).status).toBe(201);
  const again = await api.send(deposit, act);
  expect([again.status, again.body, again.headers['idempotent-replay']]).toEqual([201, { total: 1 }, 'true']);
  expect(done).toBe(1);
});
