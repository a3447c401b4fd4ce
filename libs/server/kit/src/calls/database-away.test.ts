import { DatabaseError } from 'pg';
import { v4 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseAway } from '@parlour/server-db/database-away';
import { handle } from './handle.ts';
import { pageContext, sampleBuilds, type PageArguments } from '../testing/page-build.ts';
import { codeOf, sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { deposit, fields, fruits, sampleCalls, whoAmI } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';

const away = new DatabaseAway(new Error('connect ECONNREFUSED'));
const saidByDatabase = (message: string, facts: Partial<DatabaseError>): DatabaseError =>
  Object.assign(new DatabaseError(message, 0, 'error'), { severity: 'ERROR', ...facts });
const ended = saidByDatabase('terminating connection', { severity: 'FATAL', code: '57P01' });
const readOnly = saidByDatabase('cannot execute INSERT in a read-only transaction', { code: '25006' });
const overlong = saidByDatabase('canceling statement due to statement timeout', { code: '57014' });
const deadlocked = saidByDatabase('deadlock detected', { code: '40P01' });
const stale = saidByDatabase('cached plan must not change result type', {
  code: '0A000',
  routine: 'RevalidateCachedQuery',
});
const notSupported = saidByDatabase('cannot open multi-query plan as cursor', { code: '0A000' });
const lost = new Error('Connection terminated unexpectedly');
const later = { status: 503, code: 'server_error', retryAfter: '10' };
/** Longer than our own clients wait before they ask again by themselves. */
const notAtOnce = { ...later, retryAfter: '120' };
const final = { status: 500, code: 'server_error', retryAfter: undefined };

let failure: Error = away;

/** A page that says how its call was refused, as the shell's loaders do. */
async function loader({ context }: PageArguments): Promise<Response> {
  const read = context.get(pageContext).transport({ call: fruits, query: {} });
  return read.then(
    (body) => Response.json(body),
    (error: unknown) => Response.json({}, { status: (error as { status: number }).status }),
  );
}

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  const failing = handle(fruits, async () => {
    throw failure;
  });
  const failingHalfWay = handle(fields, async ({ body }, { db }) => {
    if (body.email.startsWith('done')) await db.transaction().execute(async () => {});
    throw away;
  });
  const others = sampleCalls({ deposits: 0 }).filter(({ call }) => call !== fruits && call !== fields);
  const calls = [...others, failing, failingHalfWay, settingsCall];
  api = await sampleApi({ calls, pages: sampleBuilds(null, loader) });
  cookie = await api.logIn('default', api.members.default);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const shown = (answered: Awaited<ReturnType<SampleApi['send']>>) => ({
  status: answered.status,
  code: codeOf(answered),
  retryAfter: answered.headers['retry-after'],
});
async function page() {
  const { statusCode, headers, body } = await api.app.inject({
    url: '/credits',
    headers: { host: 'default.localhost', cookie },
  });
  return { status: statusCode, retryAfter: headers['retry-after'], body };
}

test.each([
  ['has no connection', away, later],
  ['was told that the database ends', ended, later],
  ['was told that the database takes no changes', readOnly, later],
  ['was ended for its length', overlong, notAtOnce],
  ['was given up for another that waited for it', deadlocked, later],
  ['met a migration', stale, later],
  ['asked for what the database cannot do', notSupported, final],
  ['lost its connection', lost, final],
])('what %s is answered so that it is asked for again only where nothing of it is left', async (_, error, answer) => {
  failure = error;
  expect(shown(await api.send(fruits))).toEqual(answer);
  const { status, retryAfter } = answer;
  expect(await page()).toMatchObject({ status, retryAfter });
});

test('who asks cannot be found out: calls and pages are to be asked for again', async () => {
  vi.spyOn(api.dbOf('default'), 'executeQuery').mockRejectedValue(away);
  expect(shown(await api.send(whoAmI, { cookie }))).toEqual(later);
  expect(shown(await api.send(deposit, { cookie, key: uuid(), body: { amount: 1 } }))).toEqual(later);
  const failed = await page();
  expect(failed).toMatchObject({ status: 503, retryAfter: '10' });
  expect(failed.body).toContain('An error occurred, please try again later');
});

test('a change without a key is to be asked for again only where nothing of it was committed', async () => {
  expect(shown(await api.send(fields, { body: { email: 'not-begun@post.example' } }))).toEqual(later);
  expect(shown(await api.send(fields, { body: { email: 'done@post.example' } }))).toEqual(final);
});

test('an act that is to happen once and has begun is never asked for again by itself', async () => {
  const body = { amount: 1, fail: 'no-database' } as const;
  expect(shown(await api.send(deposit, { cookie, key: uuid(), body }))).toEqual(final);
});
