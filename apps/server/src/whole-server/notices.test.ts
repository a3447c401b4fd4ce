import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { report } from '@parlour/contract/safety/report';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { createMailbox } from '@parlour/server-bus';
import { judgePhotos } from '@parlour/server-profile';
import { approve, decideMember, decideReport, findReviewed, reject, reverse } from '@parlour/server-safety';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { tellingAccounts } from '../joining/tell-members.ts';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { sampleInput } from '../testing/sample-inputs.fixture.ts';
import { tellAll } from '../testing/tell-all.fixture.ts';

const termsVersion = termsVersionOf(settingsFiles[0]!.company.added);
let server: TestServer;
let here: TestBrand;
let jobs: { name: string; data: unknown }[] = [];
beforeAll(async () => {
  server = await testServer({ enqueue: async (_, job) => void jobs.push(job), signupCredits: 20 });
  [here] = server.brands;
});
afterAll(() => server.close());
beforeEach(() => void (jobs = []));

const jobContext = () => ({
  brand: { id: here.id, version: 1, settings: settingsFiles[0]! },
  db: server.api.dbOf(here.id),
  origin: `http://${here.id}.localhost`,
  now: new Date(),
  by: { name: 'Ann', isAlone: false },
  isDry: false,
});
const queue = { enqueue: async (_: unknown, job: (typeof jobs)[number]) => void jobs.push(job) };
const moderation = () => joinModeration(queue, createMailbox(server.api.bus));
const reasons = { rule: 'scam_or_spam', facts: 'Money was asked for.' };

/** Does what waits, and gives what a member's list says of the account, newest first. */
async function noticesOf({ cookie }: Pick<TestMember, 'cookie'>): Promise<string[]> {
  await tellAll({ enqueue: queue.enqueue, isWatching: () => true }, jobContext(), jobs.splice(0));
  const { body } = await server.api.send(listNotifications, { cookie });
  const { notifications } = body as unknown as {
    notifications: { kind: string; notice?: string; movement?: string }[];
  };
  return notifications.flatMap(({ notice, movement }) => notice ?? movement ?? []);
}

const photoOf = async ({ id }: TestMember): Promise<string> =>
  (await jobContext().db.selectFrom('photos').select('id').where('member_id', '=', id).executeTakeFirstOrThrow()).id;

async function reportOf({ cookie }: TestMember, { id }: TestMember): Promise<string> {
  const body = { target: { type: 'profile' as const, id }, category: 'other' as const };
  const { body: answer } = await server.api.send(report, { cookie, key: uuid(), body });
  return (answer as unknown as { report: { id: string } }).report.id;
}

test('a photo and a text that were looked at', async () => {
  const { friend } = here;
  const photo = await photoOf(friend);
  await reject(moderation(), jobContext(), photo, reasons);
  await approve(moderation(), jobContext(), photo);
  const wrote = { about_me: 'I like long evenings.', about_me_status: 'pending' as const };
  await jobContext().db.updateTable('profiles').set(wrote).where('member_id', '=', friend.id).execute();
  const read = await findReviewed(jobContext().db, jobContext().brand.id, friend.id);
  const digest = read?.kind === 'about_me' ? read.digest : undefined;
  await approve(moderation(), jobContext(), friend.id, digest);
  await reject(moderation(), jobContext(), friend.id, { ...reasons, digest });
  expect((await noticesOf(friend)).toSorted()).toEqual([
    'photo_approved',
    'photo_rejected',
    'text_approved',
    'text_rejected',
  ]);
});

test('a photo that waited for the address to be confirmed', async () => {
  const { stranger } = here;
  await jobContext().db.updateTable('photos').set({ status: 'pending' }).where('member_id', '=', stranger.id).execute();
  const tell = tellingAccounts(queue.enqueue);
  await judgePhotos({ judge: async () => 'approved', tell, stateReasons: async () => {} }, jobContext(), stranger.id);
  expect(await noticesOf(stranger)).toEqual(['photo_approved']);
});

test('what was decided, and what came of a report, but nothing for whoever may not come in', async () => {
  const { viewer, stranger } = here;
  const warned = await decideReport(moderation(), jobContext(), await reportOf(viewer, stranger), {
    outcome: 'warned',
    ...reasons,
  });
  expect([await noticesOf(stranger), await noticesOf(viewer)]).toEqual([
    expect.arrayContaining(['warned']),
    ['report_decided'],
  ]);
  await reverse(moderation(), jobContext(), warned.decisionId!);
  expect(await noticesOf(stranger)).toContain('decision_reversed');
  await decideReport(moderation(), jobContext(), await reportOf(viewer, stranger), { outcome: 'banned', ...reasons });
  expect(jobs.filter(({ data }) => JSON.stringify(data).includes(stranger.id))).toEqual([]);
});

test('each warning is a row of its own, which leads to a complaint about it', async () => {
  const { friend } = here;
  const warning = { outcome: 'warned', ...reasons };
  const first = await decideMember(moderation(), jobContext(), friend.id, warning);
  const second = await decideMember(moderation(), jobContext(), friend.id, warning);
  await reverse(moderation(), jobContext(), first.decisionId);
  await noticesOf(friend);
  const { body } = await server.api.send(listNotifications, { cookie: friend.cookie });
  const rows = (body as unknown as { notifications: { notice?: string; decision_id?: string }[] }).notifications;
  const about = (notice: string) => rows.flatMap((row) => (row.notice === notice ? (row.decision_id ?? 'none') : []));
  expect([about('warned').toSorted(), about('decision_reversed')]).toEqual([
    [first.decisionId, second.decisionId].toSorted(),
    [first.decisionId],
  ]);
});

test('credits for joining', async () => {
  const { body } = sampleInput(signUp, { memberId: here.friend.id, conversationId: here.conversationId });
  const accept = { terms: termsVersion, privacy: termsVersion, special_data: true, age: true };
  const joined = await server.api.send(signUp, { key: uuid(), body: { ...body, accept } as never });
  expect(joined.status, joined.text).toBe(201);
  const { id } = (joined.body as unknown as { user: { id: string } }).user;
  expect(await noticesOf({ cookie: await server.api.logIn(here.id, id) })).toEqual(['signup']);
});
