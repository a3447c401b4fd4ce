import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { note, whoAmI } from '../testing/sample-calls.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi();
});
afterAll(() => api.close());

const rename = (name: string) =>
  api.dbOf('default').updateTable('members').set({ name }).where('id', '=', api.members.default).execute();
const turn = (status: 'active' | 'pending_deletion') =>
  api.dbOf('default').updateTable('members').set({ status }).where('id', '=', api.members.default).execute();
const endSessions = () =>
  api.dbOf('default').deleteFrom('sessions').where('member_id', '=', api.members.default).execute();

test('what has changed since the last request of a session is known at the next one', async () => {
  const browser = await api.logIn('default', api.members.default);
  const nameNow = async () => (await api.send(whoAmI, { cookie: browser })).body['name'];
  expect(await nameNow()).toBe('Ann');
  await rename('Anna');
  expect(await nameNow()).toBe('Anna');
  await rename('Ann');
  expect(await nameNow()).toBe('Ann');
  await turn('pending_deletion');
  expect(await nameNow()).toBeNull();
  await turn('active');
  expect(await nameNow()).toBe('Ann');
  await endSessions();
  expect(await nameNow()).toBeNull();
});

test('what changes something waits until it is certain who asks, and happens once', async () => {
  const browser = await api.logIn('default', api.members.default);
  const write = (id = uuid(), key = id) => api.send(note, { cookie: browser, key, body: { client_id: id } });
  const total = Number((await write()).body['total']);
  await rename('Anna');
  expect((await write()).body).toEqual({ total: total + 1 });
  await rename('Ann');
  expect((await write(uuid(), uuid())).body).toEqual({ total: total + 2 });
  await endSessions();
  expect([await write(), await write(uuid(), uuid())].map(({ status }) => status)).toEqual([403, 403]);
  expect(api.world.deposits).toBe(total + 2);
});
