import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrations } from '@parlour/server-db/migrations/index';

/** A name for the schema as the code would make it now: what was prepared for another state is not used. */
export async function schemaState(): Promise<string> {
  const walls = await readFile(fileURLToPath(import.meta.resolve('@parlour/server-db/walls')), 'utf8');
  return createHash('sha256').update(JSON.stringify(migrations)).update(walls).digest('hex').slice(0, 16);
}
