import { randomUUID } from 'node:crypto';
import { emptyPostgres } from '@parlour/testing/database-template';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWalls } from '../check-walls.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

const owner = `owner_${randomUUID().replaceAll('-', '')}`;
let server: Awaited<ReturnType<typeof emptyPostgres>>;
let client: Client;
beforeAll(async () => {
  server = await emptyPostgres();
  client = new Client(server.url);
  await client.connect();
});
afterAll(async () => {
  await client.query(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`);
  await client.end();
  await server.drop();
});

test('the owner of the tables needs neither to be a superuser nor to make roles, once the role was granted', async () => {
  await client.query(`
    do $$ begin create role parlour_app nologin; exception when duplicate_object or unique_violation then null; end $$;
    create role ${owner} login password 'plain' nosuperuser nocreaterole; grant parlour_app to ${owner};
    alter schema public owner to ${owner}`);
  const url = new URL(server.url);
  [url.username, url.password] = [owner, 'plain'];

  const database = await openDatabase({ engine: 'postgres', url: url.href });
  await migrate(database);
  await checkWalls(database);
  await database.owner.insertInto('brands').values({ brand: 'one', domain: 'one.example' }).execute();
  expect(await database.forBrand('other').selectFrom('brands').selectAll().execute()).toEqual([]);
  await database.close();
});
