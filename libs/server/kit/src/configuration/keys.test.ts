import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newVapidKeys } from '@parlour/server-push/vapid-keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsIn, production } from './configuration.fixture.ts';
import { readConfiguration } from './configuration.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-keys-'))));
afterEach(() => rm(folder, { recursive: true }));

const problemsOf = (environment: Record<string, string>) => problemsIn(folder, environment);

test('the keys of push notifications belong together', async () => {
  const { privateKey } = newVapidKeys();
  expect(await problemsOf({ ...production, VAPID_PRIVATE_KEY: privateKey })).toEqual([
    expect.stringMatching('^VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY'),
  ]);
  expect(await problemsOf({ VAPID_PRIVATE_KEY: privateKey })).toEqual([
    expect.stringMatching('^VAPID_PUBLIC_KEY: is needed where the other half is set'),
  ]);
});

test.each([
  ['SESSION_KEY', 'short', 'at least 32 characters'],
  ['SESSION_KEY', ' '.repeat(40), 'no white space'],
  ['PHOTO_KEY', 'one-of-23-letters-and-signs-at-its-end\n', 'no white space'],
  ['PHOTO_KEY', 'a'.repeat(40), 'at least ten different characters'],
  ['MAIL_WEBHOOK_KEY', 'abcdefghi'.repeat(4), 'at least ten different characters'],
])('%s=%j is told once, with what is wanted: %s', async (name, value, wanted) => {
  const [problem, ...more] = await problemsOf({ ...production, [name]: value });
  expect(problem).toMatch(`${name}: ${wanted} (`);
  expect(more).toEqual([]);
});

test.each(['base64url', 'base64', 'hex'] as const)('a random key is taken in %s', async (encoding) => {
  const SESSION_KEY = randomBytes(32).toString(encoding);
  expect((await readConfiguration({ DATA_DIR: folder, SESSION_KEY })).keys.session).toBe(SESSION_KEY);
});

test('one key for several purposes is refused at each but the first', async () => {
  const key = production.SESSION_KEY;
  expect(await problemsOf({ ...production, PHOTO_KEY: key, MAIL_WEBHOOK_KEY: key })).toEqual([
    expect.stringMatching('^PHOTO_KEY: is the same as SESSION_KEY: each needs one of its own'),
    expect.stringMatching('^MAIL_WEBHOOK_KEY: is the same as SESSION_KEY: '),
  ]);
});
