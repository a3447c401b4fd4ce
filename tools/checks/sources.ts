import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Source {
  /** From the workspace's root, with slashes. */
  file: string;
  text: string;
}

/** The root of the working copy: what is read is looked for here, wherever a check is started. */
export const workspace = path.resolve(import.meta.dirname, '../..');
const FEWEST_SOURCES = 100;
const noSource =
  /(^|\/)(node_modules|build|\.react-router)\/|\.(test|fixture|d)\.tsx?$|\/src\/testing\/|^libs\/testing\//;

/**
 * Every source of the house but tests: what runs in production, tools, stories, end-to-end acts.
 *
 * @throws Error where hardly any are found, since a check that reads nothing finds nothing
 */
export async function allSources(): Promise<Source[]> {
  const files = await Array.fromAsync(
    glob('{apps,libs,tools,.storybook}/**/*.{ts,tsx}', { cwd: workspace, exclude: isFolderOfOthers }),
  );
  const own = files.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !noSource.test(file));
  if (own.length < FEWEST_SOURCES) throw new Error(`Only ${own.length} sources were found in ${workspace}`);
  return Promise.all(
    own.sort().map(async (file) => ({ file, text: await readFile(path.join(workspace, file), 'utf8') })),
  );
}

/** Is it a folder whose files somebody else wrote, or a build? */
export const isFolderOfOthers = (name: string): boolean => /(^|\/)(node_modules|build|\.react-router)$/.test(name);

/** Each line of a source that a pattern finds, as `file:line: what it found`. */
export const linesWith = ({ file, text }: Source, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? [`${file}:${index + 1}: ${found[0].trim()}`] : [];
  });
