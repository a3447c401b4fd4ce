import { emptyDatabase } from '@parlour/testing/database';
import { expect, test } from 'vitest';
import { readyRole } from './ready-role.ts';

test('a user of the database who may not make the role is told how it comes there, by its name', async () => {
  // Roles belong to the whole server, where other tests need this one: only an embedded database begins without it.
  const database = await emptyDatabase('pglite');
  await database.executeSql('create role "plain""owner" nologin; set role "plain""owner"');
  await expect(readyRole(database.owner)).rejects.toThrow(
    'The user of DATABASE_URL may not make the role parlour_app. Give it CREATEROLE for its first start, or have an ' +
      'administrator say: create role parlour_app nologin; grant parlour_app to "plain""owner".',
  );
  await database.executeSql('reset role');
  await expect(readyRole(database.owner)).resolves.toBeUndefined();
  await database.close();
});
