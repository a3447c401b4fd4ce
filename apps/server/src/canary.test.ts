import { accountLetter, type AccountMail } from '@parlour/server-account';
import {
  notificationLetter,
  sendPush,
  takeNotice,
  type NotificationJob,
} from '@parlour/server-account/notifications/index';
import { block } from '@parlour/contract/safety/block';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { typing } from '@parlour/contract/chat/typing';
import { like } from '@parlour/contract/members/like';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import { signer } from '@parlour/server-kit/signing';
import { createMailer } from '@parlour/server-mail';
import { addMember } from '@parlour/testing/members';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFiles } from './brands.ts';
import { testHouse, type HouseBrand, type TestHouse } from './testing/house.fixture.ts';
import { joinedCalls } from './testing/joined-calls.fixture.ts';
import { friendOf, sampleInput } from './testing/sample-inputs.fixture.ts';

/** What is known about one member and is nobody else's business; each stands nowhere else in the house. */
const canaries = {
  email: 'canary.nightjar@post.example',
  mailbox: 'canary.nightjar',
  dateOfBirth: '1971-02-03',
  latitude: '51.83',
  longitude: '4.97',
  phone: '0612345678',
  hiddenWord: 'zwaluwnestje',
  blockedName: 'BlockedByCanary',
};

let house: TestHouse;
let here: HouseBrand;
let blockedId: string;
const jobs: { name: string; data: unknown }[] = [];
const lines: string[] = [];
const heard: string[] = [];

beforeAll(async () => {
  house = await testHouse({
    enqueue: async (_, job) => void jobs.push(job),
    log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
  });
  [here] = house.brands;
  const { id: brand, friend, viewer } = here;
  const db = house.api.dbOf(brand);
  const keyed = { email: canaries.email, email_key: canaries.email };
  await db.updateTable('members').set(keyed).where('brand', '=', brand).where('id', '=', friend.id).execute();
  await db
    .updateTable('profiles')
    .set({ date_of_birth: canaries.dateOfBirth, hidden_words: [canaries.hiddenWord], show_to_visitors: true })
    .where('brand', '=', brand)
    .where('member_id', '=', friend.id)
    .execute();
  blockedId = await addMember(db, brand, { name: canaries.blockedName, invisible: true });
  await db.insertInto('ledger_accounts').values({ brand, member_id: friend.id, balance: 100 }).execute();
  house.api.bus.subscribe(brand, viewer.id, (event) => heard.push(JSON.stringify(event)));
  await actAsFriend(viewer.id);
  await tellViewer();
});
afterAll(() => house.close());

/** Everything that the member with the canaries does where others may notice it. */
async function actAsFriend(viewerId: string): Promise<void> {
  const { cookie } = here.friend;
  const { api } = house;
  expect((await api.send(block, { cookie, body: { profile_id: blockedId } })).status).toBe(200);
  const place = { lat: Number(canaries.latitude), lon: Number(canaries.longitude) };
  expect((await api.send(saveLocation, { cookie, body: place })).status).toBe(200);
  const about_me = `Call me: ${canaries.phone}`;
  expect((await api.send(saveProfile, { cookie, body: { about_me } })).body).toMatchObject({
    error: { fields: { about_me: 'contact_details_in_text' } },
  });
  expect(
    (await api.send(like, { cookie, key: uuid(), body: { profile_id: viewerId, source: 'profile' } })).status,
  ).toBe(201);
}

/** What reaches the viewer without their asking: events, mails and pushes. */
async function tellViewer(): Promise<void> {
  const { api } = house;
  const { cookie } = here.friend;
  const client_id = uuid();
  const body = { conversation_id: here.conversationId, type: 'text', text: 'Good evening', client_id } as const;
  const sent = await api.send(sendMessage, {
    cookie,
    key: client_id,
    body: { ...body, expected_cost: settingsFiles[0]!.message_credits },
  });
  expect(sent.status, sent.text).toBe(201);
  await api.send(typing, { cookie, body: { conversation_id: here.conversationId } });
}

/** Nothing of the member's own may stand in it. */
function findCanaries(text: string): string[] {
  return [...Object.entries(canaries), ['blockedId', blockedId] as const]
    .filter(([, canary]) => text.includes(canary))
    .map(([name]) => name);
}

const readers = [
  ['another member', () => here.viewer.cookie],
  ['somebody who has nothing to do with them', () => here.stranger.cookie],
  ['a visitor', () => undefined],
] as const;
const readable = joinedCalls.map(({ call }) => call).filter(({ method }) => method === 'GET');

describe.each(readers)('%s', (_, cookieOf) => {
  test.each(readable.map((call) => [`${call.path} ${JSON.stringify(call.when ?? {})}`, call] as const))(
    'reads no canary in %s',
    async (_name, call) => {
      const { query } = sampleInput(call, friendOf(here));
      const cookie = call.path === '/api/logout.php' ? undefined : cookieOf();
      const { text, headers } = await house.api.send(call, { cookie, query: query as never });
      expect(findCanaries(text + JSON.stringify(headers))).toEqual([]);
    },
  );
});

test('the member with the canaries is in what was read, and sees their own', async () => {
  const { cookie } = here.viewer;
  const profile = await house.api.send(getProfile, { cookie, query: { id: here.friend.id } });
  expect(profile.text).toContain(here.friend.name);
  const found = await house.api.send(searchMembers, { cookie, query: { gender: 'female' } as never });
  expect(found.text).toContain(here.friend.id);
  const own = await house.api.send(getProfile, { cookie: here.friend.cookie });
  expect(findCanaries(own.text)).toContain('dateOfBirth');
});

test('no live event that others got holds one', async () => {
  expect(heard.length).toBeGreaterThan(1);
  const kept = await house.api
    .dbOf(here.id)
    .selectFrom('mailbox_events')
    .select('event')
    .where('brand', '=', here.id)
    .where('member_id', '<>', here.friend.id)
    .execute();
  expect(kept.length).toBeGreaterThan(1);
  expect(findCanaries(heard.join() + JSON.stringify(kept))).toEqual([]);
});

test('no mail and no push to another holds one', async () => {
  const { id, viewer, friend, conversationId } = here;
  const db = house.api.dbOf(id);
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const place = { brand, db, now: new Date(), origin: `http://${id}.localhost` };
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('brand', '=', id)
    .where('member_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_subscriptions')
    .values({
      brand: id,
      id: uuid(),
      member_id: viewer.id,
      session_id: session.id,
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: '{"p256dh":"p","auth":"a"}',
    })
    .execute();
  const told: NotificationJob[] = [];
  const ports = { enqueue: async (_: unknown, job: NotificationJob) => void told.push(job), isWatching: () => false };
  const notice = { brand: id, memberId: viewer.id, at: new Date().toISOString(), profileId: friend.id };
  await takeNotice(ports, place, { ...notice, kind: 'message', conversationId, muted: false });
  await takeNotice(ports, place, { ...notice, kind: 'like' });
  await takeNotice(ports, place, { ...notice, kind: 'match', isNews: true });

  const out: string[] = [];
  const mailer = createMailer({ send: async (mail) => void out.push(JSON.stringify(mail)) });
  const push = { send: async (...sent: unknown[]) => (out.push(JSON.stringify(sent)), 'sent' as const) };
  const signing = signer(Buffer.from('a key of the tests'), 'unsubscribe');
  for (const job of told) {
    if (job.name === 'send-push') await sendPush(push, place, job.data);
    if (job.name !== 'send-notification-mail') continue;
    const letter = await notificationLetter(place, signing, job.data);
    if (letter) await mailer.send(brand, letter);
  }
  for (const kind of ['log-in-link', 'sign-up-attempt', 'password-changed', 'mail-change-attempt'] as const) {
    const mail: AccountMail = { kind, brand: id, memberId: viewer.id, origin: place.origin, request: null };
    const letter = await accountLetter(place, mail);
    if (letter) await mailer.send(brand, letter);
  }
  expect(out.length).toBeGreaterThan(4);
  expect(findCanaries(out.join('\n'))).toEqual([]);
});

test('no job and no line of the log holds one', () => {
  expect(lines.length).toBeGreaterThan(readable.length);
  expect(findCanaries(lines.join('\n') + JSON.stringify(jobs))).toEqual([]);
});

describe('the search for canaries', () => {
  test.each(Object.keys(canaries) as (keyof typeof canaries)[])('finds a planted %s', (name) => {
    const leak = JSON.stringify({ profile: { name: 'Friend', note: canaries[name] } });
    expect(findCanaries(leak)).toContain(name);
  });

  test('finds one that really leaks: a column given a canary that others are shown', async () => {
    const db = house.api.dbOf(here.id);
    const show = (tattoos: string | null) =>
      db
        .updateTable('profiles')
        .set({ about_me: tattoos })
        .where('brand', '=', here.id)
        .where('member_id', '=', here.friend.id)
        .execute();
    await show(`write to ${canaries.email}`);
    const { text } = await house.api.send(getProfile, { cookie: here.viewer.cookie, query: { id: here.friend.id } });
    expect(findCanaries(text)).toEqual(['email', 'mailbox']);
    await show(null);
  });
});
