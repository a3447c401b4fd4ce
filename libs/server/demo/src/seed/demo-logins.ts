import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '@parlour/server-node/code-of';
import { demoRoles } from '../cast/cast-member.ts';

const DemoLogin = z.object({ brand: z.string(), login: z.string(), password: z.string(), premium: z.boolean() });

/** An account that anybody at this machine may log in with. */
export type DemoLogin = z.output<typeof DemoLogin>;

const fileIn = (dataFolder: string): string => join(dataFolder, 'demo-logins.json');

/** The accounts of the demo world, as `demo-logins.json` in the data folder has them; none before the first seeding. */
export async function readDemoLogins(dataFolder: string): Promise<DemoLogin[]> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '[]';
    throw error;
  });
  return z.array(DemoLogin).parse(JSON.parse(text));
}

/**
 * Keeps accounts in the file, which only its owner may read. To be called once the database has their passwords: accounts that
 * the file lacks are given new ones.
 */
export async function keepDemoLogins(dataFolder: string, logins: readonly DemoLogin[]): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const draft = `${fileIn(dataFolder)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, fileIn(dataFolder));
}

/** A brand's accounts with random passwords. */
export const newDemoLogins = (brand: string): DemoLogin[] =>
  demoRoles.map((role) => ({
    brand,
    login: `${role}@demo.example`,
    password: randomBytes(9).toString('base64url'),
    premium: role === 'premium',
  }));
