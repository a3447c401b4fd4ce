import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageBuild, PageBuilds } from '@parlour/server-kit/page-builds';

/**
 * The pages that `react-router build` left in each brand's folder; one is loaded when it is first asked for.
 *
 * @param apps folder of the apps
 */
export function builtPages(apps: string): PageBuilds {
  const loading = new Map<string, Promise<PageBuild | null>>();
  return {
    find(brand) {
      const build = loading.get(brand) ?? load(join(apps, brand, 'build'));
      loading.set(brand, build);
      return build;
    },
  };
}

async function load(folder: string): Promise<PageBuild | null> {
  const file = join(folder, 'server/index.js');
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const server = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
  return { server, clientFolder: join(folder, 'client') };
}
