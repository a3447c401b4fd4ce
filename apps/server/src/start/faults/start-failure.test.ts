import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { ExplainedError } from '@parlour/brand/explained-error';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { openDatabase } from '@parlour/server-db/database';
import { DataFolderLockLost } from '@parlour/server-db/pglite/data-folder-lock';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { beforeAll, describe, expect, test } from 'vitest';
import { askServer } from '../../../../../tools/control/ask-server.ts';
import { listenForActs } from '../../control/listen.ts';
import { controlSocket } from '../../control/protocol.ts';
import { refuseTakenPort } from '../refuse-taken-port.ts';
import { startFailure } from './start-failure.ts';

const database = await databaseOfFile();
beforeAll(async () => {
  for (const email of ['bob@private.example', 'bob2@private.example'])
    await addMember(database.forBrand('one'), 'one', { email });
});

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
  class Planted extends ExplainedError {}
  const planted = new Planted('PLANTED: set it to another.');
  expect(planted.name).toBe('Planted');
  expect(startFailure(planted)).toBe('PLANTED: set it to another.');
  const unexpected = new TypeError('not a function');
  expect(startFailure(unexpected)).toBe(unexpected);
  expect(inspect(startFailure(unexpected))).toContain('    at ');
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

  test('a data folder whose path is too long for a socket, to a server and to a command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-start-'));
    const socket = controlSocket(join(folder, 'a'.repeat(100)));
    const waiting = { isAnswered: () => {}, failed: () => {} };
    const tooLong = /^DATA_DIR: .+control\.sock is too long for the name of a socket/;
    // Node 20 cuts the name short, on both sides alike.
    if (Number(process.versions.node.split('.')[0]) >= 22) {
      expect(await told(listenForActs(socket, [], waiting))).toMatch(tooLong);
      expect(await told(askServer(socket, { act: 'any', input: {} }))).toMatch(tooLong);
    }
    await rm(folder, { recursive: true });
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
  const failed = (syscall: string, code: string, place: object): Error =>
    Object.assign(new Error(code), { syscall, code, ...place });
  const noHost = { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'nowhere' };
  const atSocket = (code: string): Error => failed('listen', code, { address: '/data/control.sock', port: -1 });
  const noSockets = 'DATA_DIR: /data/control.sock lies where no socket can be made';
  test.each([
    [several, 'DATABASE_URL: no PostgreSQL answers at ::1, port 5432'],
    [Object.assign(new Error(), noHost), 'DATABASE_URL: no host is called nowhere'],
    [Object.assign(new Error('no "x"'), { severity: 'FATAL', code: '3D000' }), 'DATABASE_URL: no "x": make that'],
    [Object.assign(new Error('not you'), { severity: 'FATAL', code: '28P01' }), 'DATABASE_URL: not you: correct user'],
    [Object.assign(new Error('no right'), { severity: 'ERROR', code: '42501' }), 'DATABASE_URL: no right: grant it'],
    [Object.assign(new Error('too many'), { severity: 'FATAL', code: '53300' }), 'DATABASE_URL: too many: end what'],
    [
      Object.assign(new Error('starting up'), { severity: 'FATAL', code: '57P03' }),
      'starting up: try again in a moment',
    ],
    [new Error('The server does not support SSL connections'), 'DATABASE_URL: PostgreSQL there does not speak TLS'],
    [new Error('timeout expired'), 'DATABASE_URL: PostgreSQL did not answer within half a minute'],
    [Object.assign(new Error('self-signed'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }), 'is not believed (SELF_SIGNED'],
    [failed('open', 'EACCES', { path: '/data/keys.json' }), 'DATA_DIR: /data/keys.json is not for this user to open'],
    [failed('mkdir', 'EROFS', { path: '/data/photos' }), 'DATA_DIR: /data/photos lies where nothing can be written'],
    [failed('connect', 'EACCES', { address: '/data/control.sock' }), 'DATA_DIR: /data/control.sock is for the user of'],
    [atSocket('EACCES'), 'DATA_DIR: /data/control.sock is not for'],
    [atSocket('EPERM'), noSockets],
    [atSocket('ENOTSUP'), noSockets],
    [atSocket('EOPNOTSUPP'), noSockets],
  ])('%o', (error, sentence) => {
    expect(startFailure(error)).toContain(sentence);
  });

  test('and what no setting is at fault for is still shown whole', () => {
    const error = Object.assign(new Error(), { syscall: 'write', code: 'ENOSPC' });
    expect(startFailure(error)).toBe(error);
  });
});
