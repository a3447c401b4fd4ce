import { sendMessage } from '@parlour/contract/chat/send-message';
import { updateChat } from '@parlour/contract/chat/update-chat';
import type { Call } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { joinedCalls } from '../testing/joined-calls.fixture.ts';
import { friendOf, sampleInput } from '../testing/sample-inputs.fixture.ts';

/** A town that nobody else lives in. */
const city = 'Zwartewaal';
const born = '1979-03-07';

let server: TestServer;
let here: TestBrand;
const heard: string[] = [];
const reads = joinedCalls
  .map(({ call }) => call)
  .filter(({ method, path }) => method === 'GET' && path !== '/api/logout.php');

const friendsPrivacy = (body: object) => server.api.send(savePrivacy, { cookie: here.friend.cookie, body });

beforeAll(async () => {
  server = await testServer();
  [here] = server.brands;
  const { api } = server;
  const { id: brand, friend, viewer, stranger } = here;
  const lived = { city, date_of_birth: born, gender: 'male' as const, active_at: new Date() };
  const place = api.dbOf(brand).updateTable('profiles').where('brand', '=', brand);
  await place.set(lived).where('member_id', '=', friend.id).execute();
  await place.set({ city }).where('member_id', 'in', [viewer.id, stranger.id]).execute();
  await api.dbOf(brand).insertInto('ledger_accounts').values({ brand, member_id: friend.id, balance: 100 }).execute();
  const answers = { min_age: 18, max_age: 99, near: 'country' as const, interests: [], relationship_statuses: [] };
  for (const { cookie } of [viewer, stranger])
    expect((await api.send(saveMatchFinder, { cookie, body: answers })).status).toBe(200);
  api.bus.subscribe(brand, viewer.id, (event) => heard.push(JSON.stringify(event)));
});
afterAll(() => server.close());

async function read(call: Call, cookie?: string): Promise<string> {
  const { query } = sampleInput(call, friendOf(here));
  return (await server.api.send(call, { cookie, query: query as never })).text;
}

/** Every card or profile of the friend that stands in an answer; tables have none. */
function cardsOfFriend(text: string): Record<string, unknown>[] {
  const cards: Record<string, unknown>[] = [];
  if (!text.startsWith('{')) return cards;
  JSON.parse(text, (_, value: Record<string, unknown> | null) => {
    if (value?.['id'] === here.friend.id && 'age' in value) cards.push(value);
    return value;
  });
  return cards;
}

/** What the friend does where the viewer hears of it. */
async function actAsFriend(): Promise<void> {
  const { cookie } = here.friend;
  const client_id = uuid();
  const body = { conversation_id: here.conversationId, type: 'text', text: 'Good evening', client_id } as const;
  const cost = { expected_cost: settingsFiles[0]!.message_credits };
  expect((await server.api.send(sendMessage, { cookie, key: client_id, body: { ...body, ...cost } })).status).toBe(201);
  const liked = { profile_id: here.viewer.id, source: 'profile' } as const;
  expect((await server.api.send(like, { cookie, key: uuid(), body: liked })).status).toBe(201);
}

const kept = { age: null, city: null, online: null };
const readers: readonly (readonly [string, () => TestMember | null])[] = [
  ['who has spoken with them', () => here.viewer],
  ['who has nothing to do with them', () => here.stranger],
  ['who is not logged in', () => null],
];

test('a member who keeps nothing back is in many answers, with age, city and last visit', async () => {
  const texts = await Promise.all(reads.map((call) => read(call, here.stranger.cookie)));
  const cards = texts.flatMap(cardsOfFriend);
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) expect(card).toMatchObject({ age: expect.any(Number), city, online: 'now' });
});

describe('age, city and last visit that a member keeps back', () => {
  beforeAll(async () => {
    await friendsPrivacy({ show_age: false, show_city: false, show_online: false });
    await actAsFriend();
  });

  test.each(readers)('are in no answer to somebody %s', async (_, readerOf) => {
    let cards = 0;
    for (const call of reads) {
      const text = await read(call, readerOf()?.cookie);
      for (const card of cardsOfFriend(text)) {
        cards += 1;
        expect({ call: call.path, ...card }).toMatchObject(kept);
        expect(JSON.stringify(card)).not.toContain(city);
        expect(card['distance_band'], call.path).not.toBe('same_city');
      }
      expect(text, call.path).not.toContain(born);
    }
    if (readerOf()) expect(cards).toBeGreaterThan(4);
  });

  test('are in no live event', () => {
    const cards = heard.flatMap(cardsOfFriend);
    expect(heard.length).toBeGreaterThan(1);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card).toMatchObject(kept);
    expect(heard.join()).not.toMatch(new RegExp(`${born}|active_at`));
  });
});

describe('an invisible member', () => {
  /** Calls that ask for this very member: whoever knows the address has met them. */
  const asksForFriend = (call: Call): boolean =>
    JSON.stringify(sampleInput(call, friendOf(here)).query).includes(here.friend.id);

  const listing = async (cookie?: string): Promise<string[]> => {
    const found: string[] = [];
    for (const call of reads)
      if (!asksForFriend(call) && (await read(call, cookie)).includes(here.friend.id))
        found.push(`${call.path} ${JSON.stringify(call.when ?? {})}`);
    return found.toSorted();
  };
  const open = { show_age: true, show_city: true, show_online: true, show_to_visitors: true };

  test('is in no list of people of somebody who has nothing to do with them', async () => {
    await friendsPrivacy(open);
    expect((await listing(here.stranger.cookie)).length).toBeGreaterThan(3);
    await friendsPrivacy({ invisible: true });
    expect(await listing(here.stranger.cookie)).toEqual([]);
    expect(await listing()).toEqual([]);
  });

  test('is still there for those whom they liked and wrote to, and never online', async () => {
    await friendsPrivacy({ ...open, invisible: true });
    const texts = await Promise.all(reads.map((call) => read(call, here.viewer.cookie)));
    const cards = texts.flatMap(cardsOfFriend);
    expect(await listing(here.viewer.cookie)).toEqual(
      expect.arrayContaining(['/api/chats.php {}', '/api/likes.php {}']),
    );
    for (const card of cards) expect(card).toMatchObject({ age: expect.any(Number), city, online: null });
  });

  test('is nobody whom a visitor can open', async () => {
    for (const call of reads.filter(asksForFriend)) expect(cardsOfFriend(await read(call)), call.path).toEqual([]);
  });
});

test('who does not let others see what was read is not told of it either', async () => {
  const { api } = server;
  const { friend, viewer, conversationId } = here;
  await friendsPrivacy({ read_receipts: false });
  const told: string[] = [];
  const stop = api.bus.subscribe(here.id, friend.id, (event) => told.push(JSON.stringify(event)));
  const messages = joinedCalls.find(({ call }) => call.path === '/api/messages.php')!.call;
  const { id } = (
    JSON.parse(await read(messages, viewer.cookie)) as { messages: { id: string; from: string }[] }
  ).messages.findLast(({ from }) => from === 'them')!;
  const body = { id: conversationId, read_until: id, accept: true as const };
  expect((await api.send(updateChat, { cookie: viewer.cookie, body })).status).toBe(200);
  expect(told.join()).not.toContain('message_read');
  expect(await read(messages, friend.cookie)).not.toMatch(/"read_at":"|"status":"read"/);
  stop();
});
