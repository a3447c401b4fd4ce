import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '@parlour/server-account/password/password-hash';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { newSessionToken, sessionTokenHash } from '@parlour/server-kit/sessions/session-token';
import { sql } from 'kysely';
import { client, type Client } from '../bench/client.ts';
import { freePort } from '../postgres/free-port.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { builtServer } from '../start/built-server.ts';
import { runProgram } from '../start/run-program.ts';
import { serverFlags } from '../start/server-flags.ts';
import { setStage, type Later } from '../start/stage.ts';

/** The acts that a stranger or a member could try an address on. */
export const acts = ['sign-up', 'log-in', 'password reset', 'resend', 'change of address'] as const;
export type Act = (typeof acts)[number];

/** The session's cookie of somebody who asks once, by place and side. */
type Asker = (place: number, known: boolean) => string;

/** A server with a brand that does not reveal accounts, and members of it. */
export interface Stage {
  client: Client;
  /** Who asks, in the acts that are a member's. */
  askers: Partial<Record<Act, Asker>>;
  close(): Promise<void>;
}

/** Of everybody who asks. */
export const password = 'seven quiet lighthouses';

/** The address of a member, or one as long that nobody has; each act has its own, for it may make an account of one. */
export const addressOf = (act: Act, place: number, known: boolean): string =>
  `${known ? 'member' : 'nobody'}${acts.indexOf(act)}${String(place).padStart(6, '0')}@post.example`;

/** @param places addresses a side that each act asks about */
export const openStage = (places: number): Promise<Stage> => setStage((later) => setUp(places, later));

async function setUp(places: number, later: Later): Promise<Omit<Stage, 'close'>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-same-answers-'));
  later(() => rm(dataFolder, { recursive: true, force: true }));
  const postgres = await startOwnPostgres();
  later(postgres.stop);
  const port = await freePort();
  const environment = environmentOf(port, dataFolder, postgres.url);
  const server = await runProgram(builtServer, environment, /^Ready\.$/m, { flags: serverFlags });
  later(server.stop);
  const database = await openDatabase({ engine: 'postgres', url: postgres.url });
  later(database.close);
  const brand = await discreetBrand(database);
  const range = Array.from({ length: places }, (_, place) => place);
  const addresses = acts.flatMap((act) => range.map((place) => addressOf(act, place, true)));
  await addMembers(database, brand, { addresses, confirmed: true });
  const askers = {
    resend: await addAskers(database, brand, { name: 'unsure', places, confirmed: false }),
    'change of address': await addAskers(database, brand, { name: 'mover', places, confirmed: true }),
  };
  await sql`analyze`.execute(database.owner);
  const asking = client(port, `${brand}.localhost`);
  later(asking.close);
  return { client: asking, askers };
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

interface NewMembers {
  addresses: readonly string[];
  confirmed: boolean;
}

/** Members with the one password, in the order of their addresses; answers with their ids. */
async function addMembers({ owner }: Database, brand: string, { addresses, confirmed }: NewMembers): Promise<string[]> {
  const ids = addresses.map(() => randomUUID());
  const status = confirmed ? 'active' : 'not_confirmed';
  await sql`
    with added as (
      insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date, confirmed_at)
      select ${brand}, id, address, address, split_part(address, '@', 1), split_part(address, '@', 1),
        ${await hashPassword(password)}, ${status}, 'en', now(), ${confirmed ? new Date() : null}::timestamptz
      from unnest(${ids}::uuid[], ${addresses}::text[]) as new (id, address)
      returning id, name
    )
    insert into profiles (brand, member_id, name, gender, date_of_birth, country, status, created_at, active_at)
    select ${brand}, id, name, 'female', '1985-05-05', 'NL', ${confirmed ? 'active' : 'disabled'}, now(), now() from added`.execute(
    owner,
  );
  return ids;
}

/** A member with a session for every place and side, so that no limit of one member answers. */
async function addAskers(
  database: Database,
  brand: string,
  { name, places, confirmed }: { name: string; places: number; confirmed: boolean },
): Promise<Asker> {
  const addresses = Array.from({ length: 2 * places }, (_, place) => `${name}${place}@post.example`);
  const ids = await addMembers(database, brand, { addresses, confirmed });
  const tokens = ids.map(() => newSessionToken());
  const hashes = tokens.map((token) => sessionTokenHash(token).toString('hex'));
  await sql`
    insert into sessions (brand, id, token_hash, member_id, expires_at)
    select ${brand}, gen_random_uuid(), decode(hash, 'hex'), member_id, now() + interval '1 day'
    from unnest(${hashes}::text[], ${ids}::uuid[]) as new (hash, member_id)`.execute(database.owner);
  return (place, known) => `sid=${tokens[2 * place + (known ? 1 : 0)]}`;
}
