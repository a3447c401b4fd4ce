import { inspect } from 'node:util';
import { ConfigurationError } from '@parlour/server-kit/configuration';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
