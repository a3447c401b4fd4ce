import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newVapidKeys } from '@parlour/server-push/vapid-keys';
import { z } from 'zod';

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

/** The demo's own random keys, made once and kept in the data folder for its owner alone. */
export async function demoKeys(dataFolder: string): Promise<Keys> {
  const file = join(dataFolder, 'keys.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return Keys.parse(JSON.parse(kept));
  await mkdir(dataFolder, { recursive: true });
  const keys = newKeys();
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}
