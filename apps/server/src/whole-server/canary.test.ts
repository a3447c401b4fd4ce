import { accountLetter, accountMailKinds } from '@parlour/server-account';
import { notificationLetter, sendPush, type NotificationJob } from '@parlour/server-account/notifications/index';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { signer } from '@parlour/server-kit/signing';
import type { Mail } from '@parlour/server-mail';
import { createMailer } from '@parlour/server-mail';
import { signIn } from '@parlour/testing/sign-in';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { canaries, canariesIn, writtenDays } from '../testing/canaries.fixture.ts';
import { canaryServer, readerNames, type CanaryServer } from '../testing/canary-server.fixture.ts';
import { joinedCalls } from '../testing/joined-calls.fixture.ts';
import { friendOf, sampleInput } from '../testing/sample-inputs.fixture.ts';
import { tellAll, telling } from '../testing/tell-all.fixture.ts';

let stage: CanaryServer;
beforeAll(async () => {
  stage = await canaryServer();
});
afterAll(() => stage.server.close());

const readable = joinedCalls.map(({ call }) => call).filter(({ method }) => method === 'GET');

describe.each(readerNames)('%s', (name) => {
  test.each(readable.map((call) => [`${call.path} ${JSON.stringify(call.when ?? {})}`, call] as const))(
    'reads no canary in %s',
    async (_name, call) => {
      const { server, here, readers, find } = stage;
      const { brand, cookie, own } = readers[name];
      const { query } = sampleInput(call, friendOf(here));
      const sent = { brand, cookie: call.path === '/api/logout.php' ? undefined : cookie, query: query as never };
      const { text, headers } = await server.api.send(call, sent);
      expect(find(text + JSON.stringify(headers), own)).toEqual([]);
    },
  );
});

test('the member with the canaries is in what was read, and sees their own', async () => {
  const { server, here, readers, find } = stage;
  const { friend } = here;
  const profile = await server.api.send(getProfile, { cookie: readers.viewer.cookie, query: { id: friend.id } });
  expect(profile.text).toContain(friend.name);
  const query = { gender: 'female' } as never;
  for (const { cookie } of [readers.stranger, readers.premium, readers.match])
    expect((await server.api.send(searchMembers, { cookie, query })).text).toContain(friend.id);
  const own = await server.api.send(getProfile, { cookie: friend.cookie });
  expect(find(own.text)).toContain('dateOfBirth');
});

test('no live event that others got holds one', async () => {
  const { server, here, others, heard, find } = stage;
  const kept = await server.api
    .dbOf(here.id)
    .selectFrom('mailbox_events')
    .select('event')
    .where('brand', '=', here.id)
    .where('member_id', '<>', here.friend.id)
    .execute();
  expect(kept.length).toBeGreaterThan(others.length);
  const kinds = heard.map((event) => (JSON.parse(event) as { event: { kind: string } }).event.kind);
  expect(new Set(kinds)).toEqual(new Set(['message', 'message_read', 'typing', 'like', 'match']));
  expect(find(heard.join() + JSON.stringify(kept))).toEqual([]);
});

test('no mail and no push to another holds one', async () => {
  const { server, here, others, jobs, find } = stage;
  const { id } = here;
  const db = server.api.dbOf(id);
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const context = { brand, db, now: new Date(), origin: `http://${id}.localhost` };
  for (const member_id of others) {
    const { id: session_id } = await signIn(db, id, member_id);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${member_id}`;
    const subscription = { brand: id, id: uuid(), member_id, session_id, endpoint };
    await db
      .insertInto('push_subscriptions')
      .values({ ...subscription, keys: '{"p256dh":"p","auth":"a"}' })
      .execute();
  }
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await db.updateTable('sessions').set({ last_seen_at: anHourAgo }).where('brand', '=', id).execute();
  const told: NotificationJob[] = [];
  await tellAll(telling(told), context, jobs);
  const happened = await db.selectFrom('notifications').select('kind').distinct().where('brand', '=', id).execute();
  expect(new Set(happened.map(({ kind }) => kind))).toEqual(new Set(['message', 'like', 'match']));

  const out: string[] = [];
  const mailer = createMailer({ send: async (mail: Mail) => void out.push(JSON.stringify(mail)) }, async () => {});
  const push = { send: async (...sent: unknown[]) => (out.push(JSON.stringify(sent)), 'sent' as const) };
  const signing = signer(Buffer.from('a key of the tests'), 'unsubscribe');
  for (const job of told) {
    if (job.data.memberId === here.friend.id) continue;
    if (job.name === 'send-push') await sendPush(push, context, job.data);
    if (job.name !== 'send-notification-mail') continue;
    const letter = await notificationLetter(context, signing, job.data);
    if (letter) await mailer.send(brand, letter, uuid());
  }
  const notices = out.length;
  expect(notices).toBeGreaterThan(others.length);
  for (const memberId of others)
    for (const kind of accountMailKinds) {
      const order = { kind, brand: id, memberId, origin: context.origin, request: null };
      const letter = await accountLetter({ ...context, tokens: signing }, order);
      if (letter) await mailer.send(brand, letter, uuid());
    }
  expect(out.length).toBeGreaterThan(notices + others.length);
  const readByBlocked = out.filter((one) => one.includes(canaries.blockedName));
  for (const one of readByBlocked) expect(find(one, ['blockedName', 'blockedId'])).toEqual([]);
  expect(find(out.filter((one) => !readByBlocked.includes(one)).join('\n'))).toEqual([]);
});

test('no job and no line of the log holds one', () => {
  const { lines, jobs, find } = stage;
  expect(lines.length).toBeGreaterThan(readable.length);
  expect(find(lines.join('\n') + JSON.stringify(jobs))).toEqual([]);
});

describe('the search for canaries', () => {
  test.each(Object.entries(canaries))('finds a planted %s', (name, canary) => {
    const leak = JSON.stringify({ profile: { name: 'Friend', note: canary } });
    expect(canariesIn(leak)).toContain(name);
  });

  test('finds a birth date however it is written', () => {
    const written = [...writtenDays(canaries.dateOfBirth), String(Date.parse(canaries.dateOfBirth))];
    expect(written).toContain('3. Februar 1971');
    for (const day of written) expect(canariesIn(`{"born":"${day}"}`)).toEqual(['dateOfBirth']);
  });

  test('finds one that really leaks: a column given a canary that others are shown', async () => {
    const { server, here, readers } = stage;
    const show = (about_me: string | null) =>
      server.api
        .dbOf(here.id)
        .updateTable('profiles')
        .set({ about_me })
        .where('brand', '=', here.id)
        .where('member_id', '=', here.friend.id)
        .execute();
    await show(`write to ${canaries.email}`);
    const query = { id: here.friend.id };
    const { text } = await server.api.send(getProfile, { cookie: readers.viewer.cookie, query });
    expect(canariesIn(text)).toEqual(['email', 'mailbox']);
    await show(null);
  });
});
