import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { readyRole } from './ready-role.ts';
import type { Schema } from './schema.ts';

/** A database that answers every statement by an error. */
const refusing = (code: string, message: string): Kysely<Schema> =>
  ({
    getExecutor: () => ({
      transformQuery: (node: unknown) => node,
      compileQuery: () => ({}),
      executeQuery: () => Promise.reject(Object.assign(new Error(message), { code })),
    }),
  }) as unknown as Kysely<Schema>;

test('a user of the database who may not make the role is told how it comes there', async () => {
  await expect(readyRole(refusing('42501', 'permission denied to create role'))).rejects.toThrow(
    'The user of DATABASE_URL may not make the role parlour_app. Give it CREATEROLE',
  );
  await expect(readyRole(refusing('57014', 'canceling statement'))).rejects.toThrow('canceling statement');
});
