import type { Tree } from '@nx/devkit';
import { format, type Options } from 'prettier';

/** Writes a source file as the workspace's formatter would leave it. */
export async function writeFormatted(tree: Tree, path: string, text: string): Promise<void> {
  const options = JSON.parse(tree.read('.prettierrc.json', 'utf8') ?? '{}') as Options;
  tree.write(path, await format(text, { ...options, filepath: path }));
}
