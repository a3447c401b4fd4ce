import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

/** The names under which systems and vendors install it. */
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Milliseconds that fetching it may take. */
const patience = 300_000;

/** A Chromium of this machine, found on the PATH; null where there is none. */
export async function chromiumOnPath(path: string = process.env['PATH'] ?? ''): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const program of programs) {
      const file = join(folder, program);
      if (await isThere(file, constants.X_OK)) return file;
    }
  }
  return null;
}

/**
 * The Chromium that tests drive: one that is there, of this machine or Playwright's own, else Debian's package, else Playwright's.
 *
 * @throws with the last program's words, where there is none and none can be fetched
 */
export async function findChromium(path?: string, own: string = chromium.executablePath()): Promise<string> {
  const present = (await chromiumOnPath(path)) ?? ((await isThere(own, constants.X_OK)) ? own : null);
  if (present) return present;
  const packaged = await fromDebian();
  if (packaged) return packaged;
  await run('playwright', ['install', 'chromium'], { timeout: patience });
  return own;
}

/** Only the superuser may install a package; anybody else, and every other system, goes on to Playwright's. */
async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const options = { timeout: patience, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '--quiet'], options);
    await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'], options);
  } catch {
    return null;
  }
  return chromiumOnPath();
}

const isThere = (file: string, mode: number): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  );
