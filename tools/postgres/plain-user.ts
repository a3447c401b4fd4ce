import { readFile } from 'node:fs/promises';

export interface UserIds {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

/**
 * The user that may run PostgreSQL, which refuses the superuser of the machine: null where we are a plain user already.
 *
 * @throws where we are the superuser and there is nobody else
 */
export async function plainUser(): Promise<UserIds | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of candidates) {
    const found = users.find(([name]) => name === candidate);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${candidates.join(' or ')} to run it`);
}
