import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { signIn } from '@parlour/testing/sign-in';
import { sql } from 'kysely';
import { freePort } from '../postgres/free-port.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { builtServer } from '../start/built-server.ts';
import { runProgram } from '../start/run-program.ts';
import { serverFlags } from '../start/server-flags.ts';
import { setStage, type Later } from '../start/stage.ts';
import { client, type Client } from './client.ts';
import { openFloor, type Floor } from './floor.ts';
import { brand } from './floor-statements.ts';
import { lanes, type Cost } from './measure.ts';
import { familyOf, parentOf, processorTime } from './processor-time.ts';
import { countStatements } from './statement-count.ts';

/** Commits reach the disk as in production; what cleans up in the background would only disturb. */
const asInProduction = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'off' };
const countsStatements = { shared_preload_libraries: 'pg_stat_statements' };

/** A member who is logged in. */
export interface Member {
  id: string;
  client: Client;
}

/** The product and the bare server as processes of their own, on the same PostgreSQL. */
export interface Stage {
  /** Premium members, one a lane, each with somebody to write to. */
  pairs: readonly { sender: Member; reader: Member }[];
  floor: Floor;
  /** Processor time so far, in milliseconds, of each and of the database. */
  times: Record<'product' | 'floor' | 'driver', () => Promise<Cost>>;
  /** Brings the planner's figures up to date, as production's autovacuum does: plans kept from empty tables walk through them. */
  settle(): Promise<unknown>;
  /** How many statements an act of the product sends to the database, those that begin and end transactions too. */
  statementsOf(act: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Starts everything, with the demo world as data; session, blocks and brand walls are on as in production. */
export const openStage = (): Promise<Stage> => setStage(setUp);

async function setUp(later: Later): Promise<Omit<Stage, 'close'>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-bench-'));
  later(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await startOwnPostgres({ settings: { ...asInProduction, ...countsStatements } });
  later(postgres.stop);
  const port = await freePort();
  const environment = environmentOf(port, dataFolder, postgres.url);
  const product = await runProgram(builtServer, environment, /^Ready\.$/m, { flags: serverFlags });
  later(product.stop);
  const bare = await openBareServer(postgres.url);
  later(bare.stop);

  const database = await openDatabase({ engine: 'postgres', url: postgres.url });
  later(database.close);
  const pairs = await castPairs(database, port);
  const members = pairs.flatMap(({ sender, reader }) => [sender, reader]);
  later(() => members.forEach((member) => member.client.close()));
  const floor = await openFloor(
    postgres.url,
    bare.client,
    members.map(({ id }) => id),
  );
  later(floor.close);

  const { rows } = await database.executeSql('select pg_backend_pid() as pid');
  const postgresPid = await parentOf((rows[0] as { pid: number }).pid);
  const timeOf = (pid: number) => async (): Promise<Cost> => ({
    server: await processorTime([pid]),
    database: await processorTime(await familyOf(postgresPid)),
  });
  return {
    pairs,
    floor,
    times: { product: timeOf(product.pid), floor: timeOf(bare.pid), driver: timeOf(process.pid) },
    settle: () => database.executeSql('analyze'),
    statementsOf: await countStatements(database),
  };
}

async function openBareServer(url: string): Promise<{ pid: number; client: Client; stop(): Promise<void> }> {
  const port = await freePort();
  const file = path.join(import.meta.dirname, 'floor-server.ts');
  const environment = { NODE_ENV: 'production', PORT: `${port}`, DATABASE_URL: url };
  const server = await runProgram(file, environment, /^Ready\.$/m);
  const asker = client(port, 'localhost');
  const stop = async (): Promise<void> => {
    asker.close();
    await server.stop();
  };
  return { pid: server.pid, client: asker, stop };
}

const environmentOf = (port: number, dataFolder: string, url: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: `${port}`,
  DATA_DIR: dataFolder,
  DATABASE_URL: url,
  CALLS_PER_MINUTE_ACCOUNT: '0',
  CALLS_PER_MINUTE_ADDRESS: '0',
});

/**
 * Members with more credits than the bench spends, and readers who would not answer by a job; all of them logged in, in
 * browsers that keep their cookies.
 */
async function castPairs(database: Database, port: number): Promise<Stage['pairs']> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from profiles join members on members.brand = profiles.brand and members.id = profiles.member_id
    where profiles.brand = ${brand} and profiles.status = 'active' and profiles.country = 'NL' and profiles.gender = 'male'
      and not profiles.fictional and members.confirmed_at is not null
    order by member_id limit ${2 * lanes}`.execute(database.owner);
  const ids = rows.map(({ id }) => id);
  const [senders, readers] = [ids.slice(0, lanes), ids.slice(lanes)];
  const { owner } = database;
  await sql`update members set paid_user = true where brand = ${brand} and id = any (${senders}::uuid[])`.execute(
    owner,
  );
  await sql`
    insert into ledger_accounts (brand, member_id, balance) select ${brand}, id, 1000000 from unnest(${senders}::uuid[]) as id
    on conflict (brand, member_id) do update set balance = 1000000`.execute(owner);
  await sql`
    update profiles set demo = false, who_can_message = 'everyone'
    where brand = ${brand} and member_id = any (${readers}::uuid[])`.execute(owner);
  const enter = async (id: string): Promise<Member> => {
    const { cookie } = await signIn(database.forBrand(brand), brand, id);
    const host = `${brand}.localhost`;
    const newcomer = client(port, host, { cookie });
    const { cookies } = await newcomer.send({ path: '/api/user.php' });
    newcomer.close();
    return { id, client: client(port, host, { cookie: [cookie, ...cookies].join('; ') }) };
  };
  return Promise.all(
    senders.map(async (id, lane) => ({ sender: await enter(id), reader: await enter(readers[lane]!) })),
  );
}
