import { joinPathFragments, type Tree } from '@nx/devkit';
import { withoutWorkspace } from '../brand/lock-entries.ts';
import { SETTINGS_LIST, withoutBrand } from '../brand/settings-list.ts';
import { writeFormatted } from '../brand/write-formatted.ts';

/**
 * Takes back what the brand generator made. What members of that brand left in a database stays there.
 *
 * @throws where there is no such app
 */
export default async function removeBrand(tree: Tree, { id }: { id: string }): Promise<void> {
  const folder = joinPathFragments('apps', id);
  if (!tree.exists(joinPathFragments(folder, 'settings.ts'))) throw new Error(`id: no brand has its app in ${folder}`);
  tree.delete(folder);
  await writeFormatted(tree, SETTINGS_LIST, withoutBrand(tree.read(SETTINGS_LIST, 'utf8') ?? '', id));
  tree.write('package-lock.json', withoutWorkspace(tree.read('package-lock.json', 'utf8') ?? '', id));
}
