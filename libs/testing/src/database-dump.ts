import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@parlour/server-db/migrate';
import { openPglite } from '@parlour/server-db/pglite/open-pglite';
import { schemaState } from './database-state.ts';

/** The migrated, empty database as a file's content; made by whoever comes first and kept for the others. */
export async function pgliteDump(): Promise<Blob> {
  const path = join(tmpdir(), `parlour-test-${await schemaState()}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const database = await openPglite({ engine: 'pglite' });
  await migrate(database);
  const dump = await database.pglite.dumpDataDir('none');
  await database.close();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, dump.stream());
  await rename(draft, path);
  return dump;
}
