import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@parlour/server-node/code-of';
import { makeFolder } from '@parlour/server-node/make-folder';
import { newVapidKeys } from '@parlour/server-push/vapid-keys';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';

const Keys = z.object({
  session: z.string(),
  photo: z.string(),
  sandbox: z.string(),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
});
/** The secrets of a server. `sandbox` is what the demo's payment sandbox signs with. */
export type Keys = z.output<typeof Keys>;

function newKeys(): Keys {
  const secret = (): string => randomBytes(32).toString('base64url');
  return { session: secret(), photo: secret(), sandbox: secret(), vapid: newVapidKeys() };
}

/**
 * The demo's own random keys, made once and kept in the data folder for its owner alone.
 *
 * @throws ConfigurationError where the file with them is not whole: new ones would not fit what was signed with the old
 */
export async function demoKeys(dataFolder: string): Promise<Keys> {
  const file = join(dataFolder, 'keys.json');
  const kept = await readKept(file);
  if (kept) return kept;
  await makeFolder(dataFolder);
  await create(file, JSON.stringify(newKeys()));
  const made = await readKept(file);
  // Its name is taken and still nothing is read: a link that leads nowhere.
  if (!made) throw notWhole(file);
  return made;
}

/** The second where a file is in place of the folder: making the folder tells of that. */
const nothingThere = new Set<unknown>(['ENOENT', 'ENOTDIR']);

async function readKept(file: string): Promise<Keys | null> {
  try {
    return Keys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (nothingThere.has(codeOf(error))) return null;
    // What the system refuses says nothing of the keys, which may be whole.
    throw error instanceof SyntaxError || error instanceof z.ZodError ? notWhole(file) : error;
  }
}

const notWhole = (file: string): ConfigurationError =>
  new ConfigurationError([
    `DATA_DIR: ${file} does not hold a demo's keys whole. Put back what was in it, or begin anew by npm run reset`,
  ]);

/** With its whole content at once, so that nobody ever finds half of it; one that somebody else makes meanwhile stays. */
async function create(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
