import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../postgres/free-port.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { runProgram } from '../start/run-program.ts';
import { client, type Client } from './client.ts';
import { parentOf, processorTime } from './processor-time.ts';

const workspace = path.resolve(import.meta.dirname, '../..');
const brand = 'default';

/** A member who is logged in. */
export interface Member {
  id: string;
  client: Client;
}

/** The product and the floor, each a process of its own on the same PostgreSQL. */
export interface Stage {
  sender: Member;
  reader: Member;
  floor: Client;
  /** Processor time of the product with the database so far, in milliseconds. */
  productTime(): Promise<number>;
  /** The same of the floor. */
  floorTime(): Promise<number>;
  close(): Promise<void>;
}

interface Login {
  brand: string;
  login: string;
  password: string;
  premium: boolean;
}

/** Starts everything, with the demo world as data; session, blocks and brand walls are on as in production. */
export async function openStage(): Promise<Stage> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-bench-'));
  const postgres = await startOwnPostgres({ settings: { jit: 'off' } });
  const [port, floorPort] = [await freePort(), await freePort()];
  const environment = {
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA_DIR: dataFolder,
    DATABASE_URL: postgres.url,
    CALLS_PER_MINUTE_ACCOUNT: '0',
    CALLS_PER_MINUTE_ADDRESS: '0',
  };
  const product = await runProgram(path.join(workspace, 'apps/server/build/main.js'), environment, /^Ready\.$/m);
  const floorServer = await runProgram(
    path.join(import.meta.dirname, 'floor-server.ts'),
    { NODE_ENV: 'production', DATABASE_URL: postgres.url, FLOOR_BRAND: brand, FLOOR_PORT: `${floorPort}` },
    /^Ready\.$/m,
  );

  const database = new pg.Client(postgres.url);
  await database.connect();
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postgresPid = await parentOf(rows[0]?.pid ?? 0);
  const logins = JSON.parse(await readFile(path.join(dataFolder, 'demo-logins.json'), 'utf8')) as Login[];
  const [sender, reader] = [await enter(port, logins, true), await enter(port, logins, false)];
  await preparePurse(database, sender.id, reader.id);
  const floor = client(floorPort, 'floor.localhost');

  const timeOf = async (pid: number): Promise<number> =>
    (await processorTime(pid)) + (await processorTime(postgresPid));
  return {
    sender,
    reader,
    floor,
    productTime: () => timeOf(product.pid),
    floorTime: () => timeOf(floorServer.pid),
    async close() {
      for (const one of [sender.client, reader.client, floor]) one.close();
      await database.end();
      await floorServer.stop();
      await product.stop();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function enter(port: number, logins: readonly Login[], premium: boolean): Promise<Member> {
  const account = logins.find((login) => login.brand === brand && login.premium === premium);
  if (!account) throw new Error('The demo world has no such login');
  const host = `${brand}.localhost`;
  const { login, password } = account;
  const visitor = client(port, host);
  const answer = await visitor.send({ method: 'POST', path: '/api/user.php', body: { login, password } });
  visitor.close();
  if (answer.status !== 200) throw new Error(`Logging in was answered ${answer.status}`);
  const { user } = JSON.parse(answer.text) as { user: { id: string } };
  return { id: user.id, client: client(port, host, { cookie: answer.cookies.join('; ') }) };
}

/** More credits than the bench spends, and nobody who would answer by a job. */
async function preparePurse(database: pg.Client, sender: string, reader: string): Promise<void> {
  await database.query('update ledger_accounts set balance = 1000000 where brand = $1 and member_id = $2', [
    brand,
    sender,
  ]);
  await database.query('update profiles set demo = false where brand = $1 and member_id = $2', [brand, reader]);
}
