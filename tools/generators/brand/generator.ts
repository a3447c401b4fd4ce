import { joinPathFragments, type Tree } from '@nx/devkit';
import type { OtherBrand } from '@parlour/brand/checks/rule';
import { identityOf, readApps } from '../../brand/read-apps.ts';
import { appFiles } from './app-files.ts';
import { withWorkspace } from './lock-entries.ts';
import { planOf, type BrandOptions } from './options.ts';
import { SETTINGS_LIST, withBrand } from './settings-list.ts';
import { writeFormatted } from './write-formatted.ts';

/**
 * Makes the app of a new brand and lets the server know of it; `npm start` then serves it on its own host.
 *
 * @throws before anything is written, where an answer cannot be one of a brand's, or is another's
 */
export default async function brand(tree: Tree, options: BrandOptions): Promise<() => void> {
  const plan = planOf(options, await readOthers());
  const folder = joinPathFragments('apps', plan.id);
  if (tree.exists(folder)) throw new Error(`id: there is a folder ${folder} already`);
  for (const [name, text] of Object.entries(appFiles(plan))) {
    await writeFormatted(tree, joinPathFragments(folder, name), text.trimStart());
  }
  await writeFormatted(tree, SETTINGS_LIST, withBrand(tree.read(SETTINGS_LIST, 'utf8') ?? '', plan.id));
  tree.write('package-lock.json', withWorkspace(tree.read('package-lock.json', 'utf8') ?? '', plan.id));
  return () => console.log(`\n${plan.name} is made. Next: npm ci && npm start, then http://${plan.id}.localhost:4200`);
}

/** What is wrong in another brand's settings does not matter here, as long as they say who it is. */
async function readOthers(): Promise<OtherBrand[]> {
  const { sound, wrong } = await readApps();
  const named = wrong.map(({ file, settings, reason }) => {
    const other = identityOf(settings);
    if (!other) throw new Error(`${file} does not say which name and domain are taken: correct it first: ${reason}`);
    return other;
  });
  return [...sound, ...named];
}
