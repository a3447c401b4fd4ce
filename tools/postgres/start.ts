import { execFile } from 'node:child_process';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, type Binaries } from './find-binaries.ts';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';
import { plainUser, type UserIds } from './plain-user.ts';
import { runServer } from './run-server.ts';

const run = promisify(execFile);

export interface RunningPostgres {
  /** Address of a database whose user may create databases and roles. */
  url: string;
  /** Stops the server and removes its data; a server that was given by `TEST_DATABASE_URL` is left alone. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Settings of the server beside the ones that make tests fast. */
  settings?: Record<string, string>;
  /** Which programs to run, by default the machine's or else the package's. */
  binaries?: Binaries;
  /** Where it makes its folder for as long as it runs, by default among the temporary ones. */
  within?: string;
}

/** The data lives as long as the tests: nothing has to survive a crash. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  jit: 'off',
};

/** Texts sort and fold as on PGlite. */
const kind = [
  '--username=parlour',
  '--auth=trust',
  '--encoding=UTF8',
  '--lc-collate=C',
  '--lc-ctype=C.UTF-8',
  '--no-sync',
];

/** Its log takes no more of the memory than `memoryFolder` has looked for. */
const inMemory = { max_wal_size: '256MB' };

/**
 * A PostgreSQL for tests: the one of `TEST_DATABASE_URL`, else an own one on a free port with its data in memory, where there is
 * room, or in a temporary folder.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const within = await memoryFolder();
  return startOwnPostgres(within === undefined ? {} : { within, settings: inMemory });
}

/** An own server, whatever the environment offers. */
export async function startOwnPostgres({
  settings = {},
  binaries,
  within = tmpdir(),
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const user = await plainUser();
  const [folder, programsFolder] = await Promise.all([ownFolder(within, user), ownFolder(tmpdir(), user)]);
  const clear = async (): Promise<void> => {
    await Promise.all([folder, programsFolder].map((made) => rm(made, { recursive: true, force: true })));
  };
  try {
    const programs = await runnable(binaries ?? (await findBinaries()), programsFolder, user);
    const data = join(folder, 'data');
    await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...kind], { ...user, cwd: folder });
    const port = await freePort();
    const stopServer = await runServer(join(programs, 'postgres'), {
      user,
      folder: data,
      port,
      settings: { ...testSettings, unix_socket_directories: folder, ...settings },
    });
    const stop = async (): Promise<void> => {
      await stopServer();
      await clear();
    };
    return { url: `postgres://parlour@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}

async function ownFolder(within: string, user: UserIds | null): Promise<string> {
  const folder = await mkdtemp(join(within, 'parlour-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Nothing is run from memory, where a machine may forbid it. */
async function runnable({ folder, packageRoot }: Binaries, target: string, user: UserIds | null): Promise<string> {
  if (!user || !packageRoot) return folder;
  const copy = join(target, 'programs');
  await cp(packageRoot, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
