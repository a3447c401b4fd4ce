import { randomUUID } from 'node:crypto';
import { emptyPostgres } from '@parlour/testing/database-template';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkWalls } from '../check-walls.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

const owner = `owner_${randomUUID().replaceAll('-', '')}`;
let server: Awaited<ReturnType<typeof emptyPostgres>>;
let client: Client;
beforeEach(async () => {
  server = await emptyPostgres();
  client = new Client(server.url);
  await client.connect();
  await client.query(`
    do $$ begin create role parlour_app nologin; exception when duplicate_object or unique_violation then null; end $$;
    create role ${owner} login password 'plain' nosuperuser nocreaterole;
    alter schema public owner to ${owner};
    grant create on database ${new URL(server.url).pathname.slice(1)} to ${owner}`);
});
afterEach(async () => {
  await client.query(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`);
  await client.end();
  await server.drop();
});

const openAsOwner = () => {
  const url = new URL(server.url);
  [url.username, url.password] = [owner, 'plain'];
  return openDatabase({ engine: 'postgres', url: url.href });
};

test('the owner of the tables needs neither to be a superuser nor to make roles, once the role was granted', async () => {
  await client.query(`grant parlour_app to ${owner}`);
  const database = await openAsOwner();
  await migrate(database);
  await checkWalls(database);
  await database.owner.insertInto('brands').values({ brand: 'one', domain: 'one.example' }).execute();
  expect(await database.forBrand('other').selectFrom('brands').selectAll().execute()).toEqual([]);
  await database.close();
});

test('an owner to whom the role was not granted is told so before a step is taken, and where none is open', async () => {
  const database = await openAsOwner();
  const refusal = `Have an administrator say: grant parlour_app to ${owner}.`;
  await expect(migrate(database)).rejects.toThrow(refusal);
  await client.query(`grant parlour_app to ${owner}`);
  await migrate(database);
  await client.query(`revoke parlour_app from ${owner}`);
  await expect(migrate(database)).rejects.toThrow(refusal);
  await database.close();
});

test('an owner who may not make all tables, or the job runner’s schema, is told what to grant before anything is made', async () => {
  const name = new URL(server.url).pathname.slice(1);
  await client.query(
    `revoke create on database ${name} from ${owner}; grant parlour_app to ${owner}; alter schema public owner to current_user; grant usage on schema public to ${owner}`,
  );
  const [forJobs, forTables] = [
    `grant create on database ${name} to ${owner};`,
    `grant usage, create on schema public to ${owner};`,
  ];
  const database = await openAsOwner();
  await expect(migrate(database)).rejects.toThrow(
    `may not make all that the server needs. Have an administrator say: ${forJobs} ${forTables} or make ${owner} the owner of the database.`,
  );
  await client.query(forTables);
  await expect(migrate(database)).rejects.toThrow(`say: ${forJobs} or make`);
  expect((await database.executeSql("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  await client.query(forJobs);
  await migrate(database);
  await database.close();
});
