import { sendMessage } from '@parlour/contract/chat/send-message';
import type { NotificationJob } from '@parlour/server-account/notifications/index';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { openMessageTelling, type MessageTelling } from './message-telling.ts';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { telling } from '../testing/tell-all.fixture.ts';

let server: TestServer;
let here: TestBrand;
let messages: MessageTelling | undefined;
const failures: string[] = [];
const announced: string[] = [];
let orders: NotificationJob[];

beforeAll(async () => {
  server = await testServer({
    tellSoon(brand) {
      announced.push(brand);
      messages?.soon(brand);
    },
  });
  [here] = server.brands;
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db().updateTable('sessions').set({ last_seen_at: anHourAgo }).where('member_id', '=', here.friend.id).execute();
});
afterAll(() => server.close());
beforeEach(() => {
  orders = [];
  const brand = { id: here.id, version: 1, settings: settingsFiles[0]! };
  const sites = siteDirectory([{ brand, db: db(), origin: `http://${here.id}.localhost`, app: here.id }]);
  messages = openMessageTelling(sites, telling(orders), ({ job }) => failures.push(job));
});
afterEach(async () => {
  await messages!.close();
  expect(failures).toEqual([]);
});

const db = () => server.api.dbOf(here.id);

async function say({ id: profile_id }: TestMember): Promise<void> {
  const body = { profile_id, type: 'text', text: 'Good evening', client_id: uuid() } as const;
  const sent = await server.api.send(sendMessage, {
    cookie: here.viewer.cookie,
    key: uuid(),
    body: { ...body, expected_cost: 0 },
  });
  expect(sent.status, sent.text).toBe(201);
}

const untold = async (): Promise<string[]> => {
  const seats = await db().selectFrom('participants').select('member_id').where('untold_at', 'is not', null).execute();
  return seats.map(({ member_id }) => member_id);
};
const leaveUntold = () =>
  db().updateTable('participants').set({ untold_at: new Date() }).where('member_id', '=', here.friend.id).execute();
const told = () => orders.map(({ data }) => data.memberId);

test('messages are told soon after they were sent', async () => {
  announced.length = 0;
  for (let count = 0; count < 3; count += 1) await say(here.friend);
  expect(new Set(announced)).toEqual(new Set([here.id]));
  await expect.poll(untold).toEqual([]);
  expect(told()).toEqual([here.friend.id]);
});

test('what gathers while the server stops is told first, and nothing is begun after that', async () => {
  await leaveUntold();
  messages!.soon(here.id);
  await messages!.close();
  expect(await untold()).toEqual([]);
  await say(here.friend);
  // Closing again would tell at once whatever had begun to gather.
  await messages!.close();
  expect(await untold()).toEqual([here.friend.id]);
});

test('what a process left behind is told by the clock', async () => {
  await leaveUntold();
  await messages!.recurring.run();
  expect(await untold()).toEqual([]);
});
