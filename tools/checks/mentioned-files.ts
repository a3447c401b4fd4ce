import { glob } from 'node:fs/promises';
import path from 'node:path';
import { isFolderOfOthers, workspace } from './sources.ts';

/** Files that only a start makes. */
const made = ['.data/demo-logins.json'];

/** Every file of the working copy that is ours, from its root. */
export async function ownFiles(): Promise<string[]> {
  const found = glob(['*', '.*', '{apps,docs,libs,locales,tools,.storybook}/**/*.*'], {
    cwd: workspace,
    exclude: isFolderOfOthers,
  });
  return (await Array.fromAsync(found)).map((file) => file.replaceAll(path.sep, '/'));
}

/**
 * The files that a text names between backticks and that are not there, as after somebody moved them. A name may leave
 * out the folders before it.
 */
export function missingFiles(text: string, files: readonly string[]): string[] {
  const mentioned = [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|json|md|po))`/g)].map(([, name]) =>
    name!.replace(/^(\.{1,2}\/)+/, ''),
  );
  return mentioned
    .filter((name) => !made.includes(name))
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
}
