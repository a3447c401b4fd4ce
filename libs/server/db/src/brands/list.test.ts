import { emptyDatabase } from '@parlour/testing/database';
import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { listBrandsIfAny } from './list.ts';

test('brands are read from the tables of the first version too, and where there are none yet', async () => {
  const database = await emptyDatabase();
  expect(await listBrandsIfAny(database)).toEqual([]);
  await migrate(database, migrations.slice(0, 1));
  await database.executeSql(`insert into brands values ('one', 'one.example')`);
  await database.executeSql(`insert into brand_versions values ('one', 1, '', '{"name": "One"}')`);
  expect(await listBrandsIfAny(database)).toMatchObject([{ id: 'one', name: 'One', domain: 'one.example' }]);
  await database.close();
});
