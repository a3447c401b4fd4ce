import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageBuild, PageBuilds } from '@parlour/server-kit/pages/page-builds';

interface BuiltPagesOptions {
  /** A build that was loaded stays: pages are of the version that the server is of, whatever is built beside it. */
  fixed?: boolean;
}

/**
 * The pages that `react-router build` left in each app's folder. A build is loaded when a request first asks for it,
 * and anew where it was built again. Builds with the same code are loaded once. The server may start before all are
 * built: the next request looks again for a build that is missing, half written or unreadable.
 *
 * @param apps folder of the apps
 */
export function builtPages(apps: string, { fixed = false }: BuiltPagesOptions = {}): PageBuilds {
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
        const version = fixed ? '' : (await stat(file)).mtimeMs;
        return await once(loaded, `${app} ${version}`, () => load(folder, file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** Makes a thing once for a key, for all who ask. Where that failed, the next one to ask tries again. */
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
