import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { DataFolderLockLost } from '@parlour/server-db/pglite/data-folder-lock';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseTakenPort } from './refuse-taken-port.ts';
import { startFailure } from './start-failure.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  for (const email of ['bob@private.example', 'bob2@private.example'])
    await addMember(database.forBrand('one'), 'one', { email });
});
afterAll(() => database.close());

const failureOf = (statement: string): Promise<unknown> =>
  database.executeSql(statement).catch((error: unknown) => error);

test('a step that fails on two members is told of without anything of theirs', async () => {
  await database.executeSql("update members set signup_message = 'bob.private'");
  const failure = await failureOf('create unique index members_alike on members (brand, signup_message)');
  expect(inspect(failure)).toContain('bob.private');
  const shown = startFailure(failure);
  expect(shown).toMatchObject({
    message: 'could not create unique index "members_alike"',
    code: '23505',
    constraint: 'members_alike',
    stack: expect.stringContaining('    at '),
  });
  expect(inspect(shown)).not.toContain('bob.private');
});

test('so is one that fails on a value, which its message quotes', async () => {
  const failure = await failureOf('select email::integer from members');
  expect(inspect(failure)).toContain('private.example');
  const shown = startFailure(failure);
  expect(shown).toMatchObject({ message: 'a database error', code: '22P02' });
  expect(inspect(shown)).not.toContain('private.example');
});

test('of what a person can put right the message is all; what nobody expected is shown whole', () => {
  expect(startFailure(new ConfigurationError(['PORT: a whole number']))).toBe(
    'The configuration is wrong:\n  PORT: a whole number',
  );
  const unexpected = new TypeError('not a function');
  expect(startFailure(unexpected)).toBe(unexpected);
});

describe('a setting at fault is named in one sentence:', () => {
  const told = (starting: Promise<unknown>): Promise<unknown> => starting.then(() => 'it started', startFailure);

  test('a port that is taken, before anything is seeded, until it is free', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    expect(await told(refuseTakenPort({ port, bindAddress: '127.0.0.1' }))).toBe(
      `PORT ${port} is taken: end what listens there, or set PORT to another.`,
    );
    await new Promise((closed) => other.close(closed));
    await expect(refuseTakenPort({ port, bindAddress: '127.0.0.1' })).resolves.toBeUndefined();
  });

  test('a lock of the data that leads nowhere', () => {
    expect(startFailure(new DataFolderLockLost('/data/pglite.lock'))).toMatch(/^DATA_DIR: .+pglite\.lock is a link/);
  });

  test('a database where nobody answers, without its password', async () => {
    const url = 'postgres://owner:hush@127.0.0.1:1/parlour';
    expect(await told(openDatabase({ engine: 'postgres', url }))).toBe(
      'DATABASE_URL: no PostgreSQL answers at 127.0.0.1, port 1: start it, or correct host and port.',
    );
  });

  test('a data folder that is a file, or lies in one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-start-'));
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, join(file, 'data')])
      expect(await told(readConfiguration({ DATA_DIR }))).toMatch(/^DATA_DIR: .+ cannot be a folder, .+\.$/);
    if (process.platform === 'linux')
      expect(await told(readConfiguration({ DATA_DIR: '/proc/nope' }))).toBe(
        'DATA_DIR: /proc/nope is not to be made where it would lie: name another.',
      );
    await rm(folder, { recursive: true });
  });

  const several = new AggregateError([
    Object.assign(new Error(), { syscall: 'connect', code: 'ECONNREFUSED', address: '::1', port: 5432 }),
  ]);
  const noHost = { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'nowhere' };
  test.each([
    [several, 'DATABASE_URL: no PostgreSQL answers at ::1, port 5432'],
    [Object.assign(new Error(), noHost), 'DATABASE_URL: no host is called nowhere'],
    [Object.assign(new Error('no "x"'), { severity: 'FATAL', code: '3D000' }), 'DATABASE_URL: no "x": make that'],
    [Object.assign(new Error('not you'), { severity: 'FATAL', code: '28P01' }), 'DATABASE_URL: not you: correct user'],
  ])('%o', (error, sentence) => {
    expect(startFailure(error)).toMatch(sentence);
  });

  test('and what no setting is at fault for is still shown whole', () => {
    const error = Object.assign(new Error(), { syscall: 'write', code: 'ENOSPC' });
    expect(startFailure(error)).toBe(error);
  });
});
