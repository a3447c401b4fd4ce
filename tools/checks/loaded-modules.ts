import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownFiles } from './mentioned-files.ts';
import { workspace, type Source } from './sources.ts';

/** What commands have Vite load by a name that no compiler reads: a path from the server's root, or a module of a package. */
const loaded = /\b(?:load|ssrLoadModule)\(\s*['"`]((?:\/src\/|@parlour\/)[^'"`]+)/g;

const server = path.join(workspace, 'apps/server');
const { resolve } = createRequire(path.join(server, 'package.json'));

/** The sources of our commands, with what only their tests start: what loads by name stands in either. */
export async function commandSources(): Promise<Source[]> {
  const files = (await ownFiles()).filter((file) => /^tools\/.+\.ts$/.test(file) && !file.endsWith('.test.ts'));
  return files.map((file) => ({ file, text: readFileSync(path.join(workspace, file), 'utf8') }));
}

/** The names of modules that a source has loaded while it runs. */
export const loadedModules = ({ text }: Pick<Source, 'text'>): string[] =>
  [...text.matchAll(loaded)].map(([, name]) => name!);

/** Those of them that lead nowhere, since somebody moved the file: the command would end before it began. */
export const lostModules = (source: Source): string[] =>
  loadedModules(source)
    .filter((name) => !isThere(name))
    .map((name) => `${source.file}: ${name}`);

function isThere(name: string): boolean {
  if (name.startsWith('/')) return existsSync(path.join(server, name));
  try {
    return existsSync(resolve(name));
  } catch {
    return false;
  }
}
