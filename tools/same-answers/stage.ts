import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { sql } from 'kysely';
import { client, type Client } from '../bench/client.ts';
import { freePort } from '../postgres/free-port.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { runProgram } from '../start/run-program.ts';
import { serverFlags } from '../start/server-flags.ts';

/** A server with a brand that does not reveal accounts, and members of it. */
export interface Stage {
  client: Client;
  close(): Promise<void>;
}

/** The address of a member, or one as long that nobody has. */
export const addressOf = (place: number, known: boolean): string =>
  `${known ? 'member' : 'nobody'}${String(place).padStart(6, '0')}@post.example`;

/** @param members so many have addresses */
export async function openStage(workspace: string, members: number): Promise<Stage> {
  const opened: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-same-answers-'));
    opened.push(() => rm(dataFolder, { recursive: true, force: true }));
    const postgres = await startOwnPostgres();
    opened.push(postgres.stop);
    const port = await freePort();
    const program = path.join(workspace, 'apps/server/build/main.js');
    const environment = environmentOf(port, dataFolder, postgres.url);
    const server = await runProgram(program, environment, /^Ready\.$/m, { flags: serverFlags });
    opened.push(server.stop);
    const database = await openDatabase({ engine: 'postgres', url: postgres.url });
    opened.push(database.close);
    const brand = await discreetBrand(database);
    await addMembers(database, brand, members);
    const asker = client(port, `${brand}.localhost`);
    opened.push(asker.close);
    return { client: asker, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** No limits a minute; each request may say from which network it comes. */
const environmentOf = (port: number, dataFolder: string, url: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: `${port}`,
  DATA_DIR: dataFolder,
  DATABASE_URL: url,
  CALLS_PER_MINUTE_ACCOUNT: '0',
  CALLS_PER_MINUTE_ADDRESS: '0',
  TRUST_PROXY: '127.0.0.1',
});

async function discreetBrand({ owner }: Database): Promise<string> {
  const { rows } = await sql<{ brand: string }>`
    select brand from brands join brand_versions using (brand)
    where version = published_version and settings ->> 'reveal_accounts' = 'false' order by brand limit 1`.execute(
    owner,
  );
  if (!rows[0]) throw new Error('Every brand reveals accounts');
  return rows[0].brand;
}

/** Confirmed members, whose password is that of somebody in the demo world. */
async function addMembers({ owner }: Database, brand: string, members: number): Promise<void> {
  const addresses = Array.from({ length: members }, (_, place) => addressOf(place, true));
  await sql`
    with added as (
      insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date, confirmed_at)
      select ${brand}, gen_random_uuid(), address, address, left(address, 12), left(address, 12), lender.password_hash, 'active', 'en', now(), now()
      from unnest(${addresses}::text[]) as address,
        (select password_hash from members where brand = ${brand} and password_hash <> '' limit 1) as lender
      returning id, name
    )
    insert into profiles (brand, member_id, name, gender, date_of_birth, country, status, created_at, active_at)
    select ${brand}, id, name, 'female', '1985-05-05', 'NL', 'active', now(), now() from added`.execute(owner);
  await sql`analyze`.execute(owner);
}
