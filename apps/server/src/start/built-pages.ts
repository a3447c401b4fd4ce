import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageBuild, PageBuilds } from '@parlour/server-kit/pages/page-builds';

/**
 * The pages that `react-router build` left in each app's folder; one is loaded when it is first asked for, and anew where it was
 * built again. What is not there, is only half written or could not be read is looked for again with the next request, as the server
 * may start before all are built. Builds that say the same are loaded once.
 *
 * @param apps folder of the apps
 */
export function builtPages(apps: string): PageBuilds {
  const loaded = new Map<string, Promise<PageBuild>>();
  const servers = new Map<string, Promise<ServerBuild>>();
  let attempts = 0;

  async function load(folder: string, file: string): Promise<PageBuild> {
    const code = await readFile(file);
    const server = await once(servers, createHash('sha256').update(code).digest('hex'), () => importBuild(file));
    return { server, clientFolder: join(folder, 'client') };
  }

  /** Node keeps a module that failed to load by its address, so each attempt has an address of its own. */
  function importBuild(file: string): Promise<ServerBuild> {
    attempts += 1;
    return import(/* @vite-ignore */ `${pathToFileURL(file).href}?attempt=${attempts}`) as Promise<ServerBuild>;
  }

  return {
    async find(app) {
      const folder = join(apps, app, 'build');
      const file = join(folder, 'server/index.js');
      try {
        const { mtimeMs } = await stat(file);
        return await once(loaded, `${app} ${mtimeMs}`, () => load(folder, file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** What is made once for a key, for all who ask; tried again where it failed. */
async function once<Made>(made: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>): Promise<Made> {
  const making = made.get(key) ?? make();
  made.set(key, making);
  try {
    return await making;
  } catch (error) {
    made.delete(key);
    throw error;
  }
}
