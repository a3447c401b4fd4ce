import { migrate } from '@parlour/server-db/migrate';
import { migrations } from '@parlour/server-db/migrations/index';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { emptyDatabase } from '@parlour/testing/database';
import { expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { readyDatabase } from './ready-database.ts';

const withOrigins = (origins: Record<string, string>): Configuration =>
  ({ mode: 'demo', port: 4200, origins: new Map(Object.entries(origins)) }) as unknown as Configuration;

const domain = settingsFiles[0]!.domain;

test('a start that brands are in the way of has changed no table, so that the version of before still starts', async () => {
  const database = await emptyDatabase();
  const before = migrations.slice(0, 1);
  await migrate(database, before);
  const ready = (origins: Record<string, string>) => readyDatabase(withOrigins(origins), database, () => {});
  await expect(ready({ sheee: 'https://she.example' })).rejects.toThrow('ORIGINS: sheee: there is no such brand');
  await database.executeSql(`insert into brands values ('harbour', '${domain}', 1, true)`);
  await database.executeSql(
    `insert into brand_versions values ('harbour', 1, '', '{"name": "Harbour", "mail_name": "Harbour"}')`,
  );
  await expect(ready({})).rejects.toThrow(`both have the domain ${domain}`);
  expect(await migrate(database, before)).toEqual([]);
  await database.close();
});
