import { getUser } from '@parlour/contract/account/user/get-user';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import { hashPassword } from '@parlour/server-account';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { addMember } from '@parlour/testing/members';
import { expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { moderationStage } from './moderation-stage.fixture.ts';

const password = 'seven quiet lighthouses';
const { server, here, act, mailed } = await moderationStage();
const db = () => server.api.dbOf(here.id);
/** What is shown beside a member's text about themselves. */
const digestOf = async (id: string): Promise<string> =>
  (await act<{ item: { reviewed: { digest: string } } }>('show', { id })).item.reviewed.digest;
const codeOf = (body: Record<string, unknown>) => (body['error'] as { code: string } | undefined)?.code;

test('a report goes from two taps to a decision that both sides are told', async () => {
  const { friend, viewer, conversationId } = here;
  const { body } = await server.api.send(listMessages, {
    cookie: friend.cookie,
    query: { conversation_id: conversationId },
  });
  const message = (body as unknown as { messages: { id: string }[] }).messages[0]!;
  const target = { type: 'message', id: message.id } as const;
  const made = await server.api.send(report, {
    cookie: friend.cookie,
    key: uuid(),
    body: { target, category: 'threat' },
  });
  const { reference } = (made.body as unknown as { report: { reference: string } }).report;

  expect(await act('queue', {})).toMatchObject([{ kind: 'report', brand: here.id, memberId: viewer.id }]);
  expect(await act('show', { id: reference })).toMatchObject({
    item: { evidence: { messages: [{ id: message.id }] } },
  });
  await expect(act('decide', { id: reference, outcome: 'content_removed' })).rejects.toMatchObject({
    problems: [{ path: 'rule' }, { path: 'facts' }],
  });
  const stream = await openEvents(server.api.app, { host: `${here.id}.localhost`, cookie: viewer.cookie });
  await act('decide', { id: reference, outcome: 'content_removed', rule: 'threat', facts: 'Threatened to come.' });
  await expect.poll(() => stream.events().map(({ kind }) => kind)).toContain('decision');
  stream.close();
  for (const { cookie } of [friend, viewer]) {
    const seen = await server.api.send(listMessages, { cookie, query: { conversation_id: conversationId } });
    expect(seen.body).toMatchObject({ messages: [{ deleted: true, text: null }] });
  }
  expect((await server.api.send(listReports, { cookie: friend.cookie })).body).toMatchObject({
    reports: [{ status: 'decided', outcome: 'content_removed' }],
  });
  expect((await server.api.send(listDecisions, { cookie: viewer.cookie })).body).toMatchObject({
    decisions: [{ measure: 'text_removed', rule: 'threat' }],
  });
  expect(mailed()).toEqual(['statement', 'report-decided']);
});

test('whoever is banned is out, their live stream too, and back once that was wrong', async () => {
  const { stranger, friend } = here;
  await db()
    .updateTable('members')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', stranger.id)
    .execute();
  const target = { type: 'profile', id: stranger.id } as const;
  await server.api.send(report, { cookie: friend.cookie, key: uuid(), body: { target, category: 'scam_or_spam' } });
  const [waiting] = await act<{ id: string }[]>('queue', { brand: here.id });
  const stream = await openEvents(server.api.app, { host: `${here.id}.localhost`, cookie: stranger.cookie });
  const { decisionId } = await act<{ decisionId: string }>('decide', {
    id: waiting!.id,
    outcome: 'banned',
    rule: 'scam_or_spam',
    facts: 'Asked three members for money.',
  });
  await stream.ended;
  const seen = async () => ({
    user: (await server.api.send(getUser, { cookie: stranger.cookie })).body['user'],
    profile: (await server.api.send(getProfile, { cookie: friend.cookie, query: { id: stranger.id } })).status,
    logIn: await server.api.send(logIn, { body: { login: stranger.name, password } }),
  });
  const out = await seen();
  expect([out.user, out.profile, out.logIn.status, codeOf(out.logIn.body)]).toEqual([
    null,
    410,
    423,
    'account_blocked',
  ]);
  for (const [id, kind] of [
    [stranger.id, 'member'],
    [stranger.name, 'member'],
    [decisionId, 'decision'],
  ])
    expect(await act('show', { id, brand: here.id })).toMatchObject({
      item: { kind, member: { name: stranger.name, status: 'blocked' }, decisions: [{ id: decisionId }] },
    });
  const { pictures } = await act<{ pictures: unknown[] }>('show', {
    id: stranger.name,
    brand: here.id,
    pictures: true,
  });
  expect(pictures.length).toBeGreaterThan(0);
  await act('reverse', { id: decisionId });
  const back = await seen();
  expect(mailed().slice(-4)).toEqual(['statement', 'report-decided', 'report-reversed', 'reversed']);
  expect([back.profile, back.logIn.status]).toEqual([200, 200]);
});

test('a member whom nobody reported is decided about by their id', async () => {
  const id = await addMember(db(), here.id);
  const decided = { outcome: 'banned', rule: 'minor', facts: 'Is sixteen, as a parent wrote.' };
  expect(await act('decide', { id, ...decided })).toMatchObject({ decisionId: expect.any(String) });
  expect(await act('show', { id, brand: here.id })).toMatchObject({ item: { member: { status: 'blocked' } } });
  await expect(act('decide', { id: uuid(), ...decided })).rejects.toThrow('There is no report or member');
});

test('a mistyped date of birth is put right once, and its member reads it', async () => {
  const { id, cookie } = here.friend;
  const asked = { id, born: '1980-02-29', facts: 'Showed an identity card.' };
  const born = async () =>
    ((await server.api.send(getProfile, { cookie })).body as unknown as { profile: { date_of_birth: string } }).profile
      .date_of_birth;
  const former = await born();
  await expect(act('correct', { ...asked, born: '2020-01-01' })).rejects.toMatchObject({
    problems: [{ path: 'born' }],
  });
  expect(await born()).toBe(former);
  expect(await act('correct', asked)).toMatchObject({ former, hit: { brand: here.id, memberId: id } });
  expect(await born()).toBe(asked.born);
  await expect(act('correct', asked)).rejects.toThrow('That is their date of birth already.');
  const corrections = [{ former_date_of_birth: former, facts: asked.facts }];
  expect(await act('show', { id })).toMatchObject({ item: { corrections } });
  await expect(act('correct', { ...asked, id: uuid() })).rejects.toThrow('There is no member');
});

test('a new photo and a text wait where they have to, and are shown once somebody has looked', async () => {
  const { friend, viewer, id: brand } = here;
  const profileOf = async () =>
    (await server.api.send(getProfile, { cookie: friend.cookie, query: { id: viewer.id } })).body as unknown as {
      profile: { about_me: string | null; main_image: unknown };
    };
  await db()
    .updateTable('photos')
    .set({ status: 'pending', is_main: false })
    .where('member_id', '=', viewer.id)
    .execute();
  const text = { about_me: 'I sail.', about_me_status: 'pending', about_me_pending_since: new Date() } as const;
  await db()
    .updateTable('profiles')
    .set({ main_photo_id: null, ...text })
    .where('member_id', '=', viewer.id)
    .execute();
  expect((await profileOf()).profile).toMatchObject({ about_me: null, main_image: null });

  const queue = await act<{ kind: string; id: string }[]>('queue', { brand });
  expect(queue.map(({ kind }) => kind).toSorted()).toEqual(['about_me', 'photo']);
  const digest = await digestOf(viewer.id);
  for (const { id } of queue) await act('approve', { id, digest });
  expect((await profileOf()).profile).toMatchObject({ about_me: 'I sail.', main_image: { locked: false } });

  const photo = queue.find(({ kind }) => kind === 'photo')!;
  expect(await act('show', { id: photo.id, pictures: true })).toMatchObject({ pictures: [{ jpeg: 'AQID' }] });
  await act('reject', { id: photo.id, rule: 'photo_of_somebody_else', facts: 'An actor.' });
  expect((await profileOf()).profile.main_image).toBeNull();
});

test('a text that was written after another one was shown waits until it is shown itself', async () => {
  const { viewer } = here;
  const write = (about_me: string) =>
    db()
      .updateTable('profiles')
      .set({ about_me, about_me_status: 'pending' })
      .where('member_id', '=', viewer.id)
      .execute();
  await write('I sail.');
  const digest = await digestOf(viewer.id);
  await write('I sell.');
  const changed = { problems: [{ path: 'digest', reason: 'the text has changed since' }] };
  await expect(act('approve', { id: viewer.id, digest })).rejects.toMatchObject(changed);
  const reasons = { rule: 'scam_or_spam', facts: 'Sells something.' };
  await expect(act('reject', { id: viewer.id, digest, ...reasons })).rejects.toMatchObject(changed);
  await act('reject', { id: viewer.id, digest: await digestOf(viewer.id), ...reasons });
  const { body } = await server.api.send(getProfile, { cookie: viewer.cookie });
  expect(body).toMatchObject({ profile: { about_me: 'I sell.', about_me_status: 'rejected' } });
});

test('what is only looked at is refused where it would be, says what would come of it, and changes nothing', async () => {
  const id = await addMember(db(), here.id, { name: 'Gustav' });
  const banned = { id, outcome: 'banned', rule: 'minor', facts: 'Is sixteen, as a parent wrote.' };
  await expect(act('decide', { ...banned, facts: '', dry: true })).rejects.toMatchObject({
    problems: [{ path: 'facts' }],
  });
  const hit = { brand: here.id, memberId: id, name: 'Gustav', language: 'en' };
  const seen = { hit, isDry: true, letters: ['statement'], told: ['member'] };
  expect(await act('decide', { ...banned, dry: true })).toMatchObject(seen);
  expect(await act('show', { id })).toMatchObject({ item: { member: { status: 'active' }, decisions: [] } });
  const { decisionId } = await act<{ decisionId: string }>('decide', banned);
  expect(await act('reverse', { id: decisionId, dry: true })).toMatchObject({ hit, letters: ['reversed'] });
  expect(await act('show', { id })).toMatchObject({ item: { member: { status: 'blocked' } } });
  await act('reverse', { id: decisionId });
});

test('a look at a rejection counts the statements to others who have the same picture', async () => {
  const [one, other] = [await addMember(db(), here.id), await addMember(db(), here.id)];
  const photos = db().updateTable('photos').set({ digest: 'of both' });
  await photos.where('member_id', 'in', [one, other]).execute();
  const { id } = await db().selectFrom('photos').select('id').where('member_id', '=', one).executeTakeFirstOrThrow();
  const rejected = { id, rule: 'private_images', facts: 'Somebody else, asleep.', dry: true };
  expect(await act('reject', rejected)).toMatchObject({
    letters: ['statement', 'copy-statement'],
    copiesShownBy: [other],
  });
});
