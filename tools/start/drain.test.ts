import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brand } from '@parlour/app-default/settings';
import { codeOf } from '@parlour/server-node/code-of';
import { openDatabase } from '@parlour/server-db/database';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { cloneOfTemplate } from '@parlour/testing/database-template';
import { addMember } from '@parlour/testing/members';
import { signIn } from '@parlour/testing/sign-in';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../postgres/free-port.ts';
import { runProgram, type RunningProgram } from './run-program.ts';

const program = path.join(import.meta.dirname, 'server-from-sources.fixture.ts');

const opened: (() => unknown)[] = [];
let port: number;
let cookie: string;
let server: RunningProgram;
beforeAll(async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-drain-'));
  opened.push(() => rm(dataFolder, { recursive: true }));
  const { url, drop } = await cloneOfTemplate();
  opened.push(drop);
  cookie = await memberIn(url);
  port = await freePort();
  const environment = {
    ...(await productionEnvironment(dataFolder)),
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  };
  server = await runProgram(program, environment, /^Ready\.$/m);
  opened.push(server.stop);
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

/** The cookie of a member's browser. */
async function memberIn(url: string): Promise<string> {
  const database = await openDatabase({ engine: 'postgres', url });
  const db = database.forBrand(brand.id);
  const session = await signIn(db, brand.id, await addMember(db, brand.id));
  await database.close();
  return `__Host-${session.cookie}`;
}

/** Begins a request on a connection of its own. */
function ask(method: string, address: string, headers: Record<string, string | number> = {}): ClientRequest {
  const ours = { host: brand.domain, cookie, 'x-request-type': 'client' };
  const options = { method, path: address, headers: { ...ours, ...headers }, agent: false };
  return request({ host: '127.0.0.1', port, ...options }).on('error', () => {});
}

const answerTo = async (asked: ClientRequest): Promise<IncomingMessage> =>
  (await once(asked, 'response'))[0] as IncomingMessage;

/** What a new connection is answered, or why there is none. */
const answerOf = (address: string): Promise<number | string> =>
  answerTo(ask('GET', address).end()).then(
    (answer) => (answer.resume(), answer.statusCode ?? 0),
    (error: unknown) => String(codeOf(error)),
  );

/** Begins to say something, and answers what ends it. */
async function beginToSay(body: string): Promise<{ asked: ClientRequest; say: () => void }> {
  const expectant = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const asked = ask('PUT', '/api/user.php', expectant);
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.write(body.slice(0, 5));
  return { asked, say: () => void asked.end(body.slice(5)) };
}

test('SIGTERM is told to who asks, then ends streams, lets nobody new in, answers what is under way, cuts off what is too slow, and the server ends well', async () => {
  const stream = await answerTo(ask('GET', '/api/events.php').end());
  await once(stream, 'readable');
  const { asked: slow } = await beginToSay(JSON.stringify({ language: 'de' }));
  const cutOff = new Promise((resolve) => slow.once('close', resolve));
  const underWay = await beginToSay(JSON.stringify({ language: 'nl' }));
  expect(await answerOf('/healthz')).toBe(200);

  const ended = server.stop();
  await expect.poll(() => answerOf('/healthz'), { interval: 20 }).toBe(503);
  expect([await answerOf('/api/health.php'), await answerOf('/api/version.php')]).toEqual([503, 200]);
  expect(await text(stream)).toMatch(/^retry: /);
  await expect.poll(() => answerOf('/healthz')).toBe('ECONNREFUSED');
  const answered = answerTo(underWay.asked);
  underWay.say();
  const answer = await answered;
  expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([200, { user: { language: 'nl' } }]);
  expect(await ended).toBe(0);
  await cutOff;
});
