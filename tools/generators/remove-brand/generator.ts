import { joinPathFragments, type Tree } from '@nx/devkit';
import { withoutWorkspace } from '../brand/lock-entries.ts';
import { SETTINGS_LIST, withoutBrand } from '../brand/settings-list.ts';
import { writeFormatted } from '../brand/write-formatted.ts';

/**
 * Takes back what the brand generator made. What members of that brand left in a database stays there.
 *
 * @throws before anything is taken away, where there is no such app or the generator did not make it
 */
export default async function removeBrand(tree: Tree, { id }: { id: string }): Promise<void> {
  const folder = joinPathFragments('apps', id);
  if (!tree.exists(joinPathFragments(folder, 'settings.ts'))) throw new Error(`id: no brand has its app in ${folder}`);
  const list = withoutBrand(tree.read(SETTINGS_LIST, 'utf8') ?? '', id);
  const lockFile = withoutWorkspace(tree.read('package-lock.json', 'utf8') ?? '', id);
  tree.delete(folder);
  await writeFormatted(tree, SETTINGS_LIST, list);
  tree.write('package-lock.json', lockFile);
}
