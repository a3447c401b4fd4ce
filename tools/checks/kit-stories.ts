import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace, type Source } from './sources.ts';

const kit = 'libs/ui/src/kit';
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');

/** Every component of the kit, with the stories; theirs are no sources, since nobody loads them. */
export async function kitSources(): Promise<Source[]> {
  const files = await Array.fromAsync(glob(`${kit}/**/*.tsx`, { cwd: workspace }));
  const own = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(test|fixture)\.tsx$/.test(file));
  return Promise.all(own.map(async (file) => ({ file, text: await readFile(path.join(workspace, file), 'utf8') })));
}

/**
 * The files of components that no story renders, neither directly nor in a component around them. Nobody looks at these
 * in seven themes, in the dark, in large letters.
 *
 * @throws Error where there is no story among the sources
 */
export function unseenComponents(sources: readonly Source[]): string[] {
  const seen = new Set(sources.filter(({ file }) => isStory(file)));
  if (seen.size === 0) throw new Error('No story of the kit was found');
  for (const source of seen) {
    const used = componentsUsedBy(source);
    for (const other of sources) if (used.has(other.file)) seen.add(other);
  }
  return sources.filter((source) => isComponent(source) && !seen.has(source)).map(({ file }) => file);
}

const isComponent = ({ text }: Source): boolean => /^export (?:function|const) [A-Z]\w*[a-z]/m.test(text);

/** The files from which a source imports something with a capital that is no type. */
function componentsUsedBy({ file, text }: Source): Set<string> {
  const imports = [...text.matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)];
  const used = imports.filter(([, names]) => names!.split(',').some((name) => /^[A-Z]/.test(name.trim())));
  return new Set(used.map(([, , from]) => path.posix.join(path.posix.dirname(file), from!)));
}
