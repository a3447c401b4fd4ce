import type { Call } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { listReports } from '@parlour/contract/safety/list-reports';
import { block } from '@parlour/contract/safety/block';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { addMember } from '@parlour/testing/members';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { joinedCalls } from '../testing/joined-calls.fixture.ts';
import { sampleInput } from '../testing/sample-inputs.fixture.ts';

/**
 * Whoever was blocked, with all that may tie two members, over every call there is: a call that is added is asked too. Each
 * place where the blocker was seen before is in `blocked-places.test.ts`.
 */
let server: TestServer;
let here: TestBrand;
let blocker: TestMember;
let blocked: TestMember;
let conversationId: string;

const NAME = 'Xanthippe';
/** What only the blocker has. */
const facts = { city: 'Zierikzee', about_me: 'I keep bees on the roof' };
let photoIds: string[];
const send = (call: Call, { cookie }: { cookie: string }, input: { query?: object; body?: object }) =>
  server.api.send(call, {
    brand: here.id,
    cookie,
    key: uuid(),
    query: input.query as never,
    body: input.body as never,
  });

async function person(name: string, facts: object = {}): Promise<TestMember> {
  const db = server.api.dbOf(here.id);
  const id = await addMember(db, here.id, {
    name,
    email: `${name}@post.example`.toLowerCase(),
    gender: 'female',
    show_to_visitors: true,
    paid_user: true,
    morePhotos: 2,
    ...facts,
  });
  return { id, name, cookie: await server.api.logIn(here.id, id) };
}

beforeAll(async () => {
  server = await testServer();
  [here] = server.brands;
  [blocker, blocked] = [await person(NAME, facts), await person('Zebedee')];
  const photos = server.api.dbOf(here.id).selectFrom('photos').select('id').where('member_id', '=', blocker.id);
  photoIds = (await photos.execute()).map(({ id }) => id);
  const say = (from: TestMember, to: TestMember) => ({
    body: { profile_id: to.id, type: 'text', text: `Words of ${from.name}`, client_id: uuid(), expected_cost: 0 },
  });
  const db = server.api.dbOf(here.id);
  await db.updateTable('members').set({ paid_user: false }).where('brand', '=', here.id).execute();
  const sent = await send(sendMessage, blocker, say(blocker, blocked));
  conversationId = (sent.body as unknown as { conversation: { id: string } }).conversation.id;
  for (const [from, to] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const)
    await send(like, from, { body: { profile_id: to.id, source: 'profile' } });
  const done = await send(block, blocker, { body: { profile_id: blocked.id } });
  expect(done.status, done.text).toBe(200);
});
afterAll(() => server.close());

const calls = joinedCalls.map(({ call }) => call);
/** Ways to ask the same call for more than its sample does. */
const further: Record<string, readonly Record<string, string>[]> = {
  'GET /api/members.php': [{ gender: 'female' }, { gender: 'female', sort: 'new' }, { gender: 'female', online: '1' }],
  'GET /api/likes.php': [{ type: 'received' }, { type: 'sent' }, { type: 'matches' }],
  'GET /api/related.php': [{ profile_id: 'friend' }],
};

/** The spec's sentence names the blocker to whoever opens that very profile (contract part 0, 6). */
const isSentence = (body: Record<string, unknown>): boolean =>
  (body['error'] as { code?: string } | undefined)?.code === 'blocked';

/** One's own reports name what one reported oneself. */
const isOwnWord = (call: Call): boolean => call === (listReports as Call);

const matrix = calls
  .filter((call) => call.who !== 'provider' && !isOwnWord(call))
  .map((call) => [`${call.method} ${call.path} ${new URLSearchParams(call.when).toString()}`.trim(), call] as const);

describe('whoever was blocked sees nothing of the blocker', () => {
  test.each(matrix)('%s', async (_, call) => {
    const cookie = await server.api.logIn(here.id, blocked.id);
    const asked = [
      { memberId: here.friend.id, conversationId: here.conversationId },
      { memberId: blocker.id, conversationId },
    ];
    const inputs = asked.map((named) => sampleInput(call, named) as { query: Record<string, string>; body?: object });
    const more = (further[`${call.method} ${call.path}`] ?? []).map((query) => ({
      query: { ...inputs[0]!.query, ...query, ...(query['profile_id'] ? { profile_id: here.friend.id } : {}) },
    }));
    for (const input of [...inputs, ...more]) {
      const { body, text } = await send(call, { cookie }, input);
      for (const fact of [...Object.values(facts), ...photoIds]) expect(text).not.toContain(fact);
      if (isSentence(body)) continue;
      const echoed = JSON.stringify(input);
      expect(text).not.toContain(NAME);
      if (!echoed.includes(blocker.id)) expect(text).not.toContain(blocker.id);
    }
  });
});
