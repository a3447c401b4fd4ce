import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import type { Call, ReplyOf } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { hashPassword } from '@parlour/server-account';
import type { NotificationJob } from '@parlour/server-account/notifications/index';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { joinedCalls } from '../testing/joined-calls.fixture.ts';
import { sampleInput } from '../testing/sample-inputs.fixture.ts';
import { tellAll, telling } from '../testing/tell-all.fixture.ts';

const password = 'seven quiet lighthouses';

let server: TestServer;
let here: TestBrand;
let leaver: TestMember;
const jobs: NotificationJob[] = [];

beforeAll(async () => {
  server = await testServer({ enqueue: async (_, job) => void jobs.push(job as NotificationJob) });
  [here] = server.brands;
  leaver = here.viewer;
  const { id: brand, friend, stranger } = here;
  const db = server.api.dbOf(brand);
  const own = { password_hash: await hashPassword(password) };
  await db.updateTable('members').set(own).where('brand', '=', brand).where('id', '=', leaver.id).execute();
  const shown = { show_to_visitors: true, active_at: new Date() };
  await db.updateTable('profiles').set(shown).where('brand', '=', brand).where('member_id', '=', leaver.id).execute();
  await db.updateTable('profiles').set({ gender: 'male' }).where('member_id', '=', stranger.id).execute();
  for (const [from, to] of [
    [leaver, friend],
    [friend, leaver],
  ] as const)
    await send(like, from.cookie, { profile_id: to.id, source: 'profile' });
  const wishes = { interests: [], min_age: 18, max_age: 99, near: 'anywhere', relationship_statuses: [] };
  await send(saveMatchFinder, stranger.cookie, wishes);
  const context = { brand: { id: brand, version: 1, settings: settingsFiles[0]! }, db, now: new Date() };
  await tellAll(telling(), context, jobs);
});
afterAll(() => server.close());

async function send(call: Call, cookie: string, body: object): Promise<void> {
  const { status, text } = await server.api.send(call, { cookie, key: uuid(), body: body as never });
  expect(status, text).toBeLessThan(300);
}

/** Ways to ask a call for more than its sample does, or for something that leads to the leaver without naming them. */
const questions: Record<string, readonly Record<string, string>[]> = {
  '/api/members.php': [{ gender: 'female' }, { gender: 'female', sort: 'new' }],
  '/api/members.php?similar': [{ gender: 'female', country: 'NL', countryregion: 'nl-zeeland' }],
  '/api/likes.php': [{ type: 'received' }, { type: 'sent' }, { type: 'matches' }],
};
const reading = joinedCalls
  .map(({ call }) => call)
  .filter(({ method, path }) => method === 'GET' && path !== '/api/logout.php');

/** The calls in whose answers the leaver stands. */
async function meetings(cookie: string): Promise<string[]> {
  const { friend, stranger, conversationId } = here;
  const met = new Set<string>();
  for (const call of reading) {
    const name = call.path + (call.when ? `?${Object.keys(call.when)[0]}` : '');
    const about = name === '/api/related.php' ? (cookie === friend.cookie ? stranger : friend) : leaver;
    const sample = sampleInput(call, { memberId: about.id, conversationId }).query;
    for (const query of [sample, ...(questions[name] ?? [])]) {
      const { text } = await server.api.send(call, { cookie, query: query as never });
      if (text.includes(leaver.name) || (text.includes(leaver.id) && !JSON.stringify(query).includes(leaver.id)))
        met.add(name);
    }
  }
  return [...met].toSorted();
}

/** What the friend is shown beside the conversation: in the list, and in its head. */
async function shownInTalk(): Promise<ProfileCard[]> {
  const { friend, conversationId } = here;
  const { text: list } = await server.api.send(listChats, { cookie: friend.cookie });
  const { text: talk } = await server.api.send(listMessages, {
    cookie: friend.cookie,
    query: { conversation_id: conversationId },
  });
  const { chats } = JSON.parse(list) as ReplyOf<typeof listChats>;
  const { profile } = JSON.parse(talk) as ReplyOf<typeof listMessages>;
  return [...chats.map((chat) => chat.profile).filter(({ id }) => id === leaver.id), profile];
}

test('whoever leaves stands nowhere any more but in what was said, and their live stream ends', async () => {
  const { id, friend, stranger } = here;
  const host = `${id}.localhost`;
  const readers = [friend.cookie, stranger.cookie, `${entryCookie}=${entryPassed}`];
  const seen = async () => {
    const met: string[][] = [];
    for (const cookie of readers) met.push(await meetings(cookie));
    return met;
  };
  const talk = ['/api/chats.php', '/api/messages.php'];
  const open = ['/api/members.php', '/api/members.php?similar', '/api/profile.php', '/api/lander.php'];
  const ties = [...talk, '/api/like.php', '/api/likes.php', '/api/notifications.php'];
  const finds = ['/api/match-finder.php', '/api/related.php', '/api/signup-matches.php', '/api/swipe.php'];
  expect(await seen()).toEqual([
    expect.arrayContaining([...open, ...ties]),
    expect.arrayContaining([...open, ...finds]),
    expect.arrayContaining(open),
  ]);

  expect((await shownInTalk()).map(({ age }) => age)).toEqual([expect.any(Number), expect.any(Number)]);

  const own = await openEvents(server.api.app, { host, cookie: leaver.cookie });
  const stays = await openEvents(server.api.app, { host, cookie: friend.cookie });
  await send(deleteAccount, leaver.cookie, { password });
  await own.ended;
  expect(await seen()).toEqual([talk, [], []]);
  const nothing = { age: null, region: null, city: null, main_image: null, online: null, distance_band: null };
  const whose = { id: leaver.id, name: leaver.name, gender: 'female', country: 'NL', fictional: false, demo: false };
  const theirs = { status: 'disabled', verified: { photo: false, age: false }, like_sent: true, like_new: false };
  const card = { ...whose, ...theirs, ...nothing };
  expect(await shownInTalk()).toEqual([card, card]);
  await send(like, stranger.cookie, { profile_id: friend.id, source: 'profile' });
  await expect.poll(() => stays.events().map(({ kind }) => kind)).toEqual(['like']);
  stays.close();
});
