import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BrandError } from '@parlour/brand/define-brand';

/** Is it a file that is named, and not a brand? No id has a point or a slash. */
export const namesFile = (name: string): boolean => /[./\\]/.test(name);

/**
 * The settings in a file, sound or not: JSON as `export` writes it, or a TypeScript file of this workspace that exports
 * `brand`.
 *
 * @throws where it is no such file, named as it was typed
 */
export async function readSettings(file: string): Promise<unknown> {
  const found = await stat(file).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  if (found.isDirectory()) throw new Error(`${file} is a folder: name the settings file in it.`);
  if (!/\.(json|ts)$/.test(file)) throw new Error(`${file} is no settings file, which ends in .json or .ts.`);
  if (file.endsWith('.json')) return readJson(file);
  try {
    return await importBrand(file);
  } catch (error) {
    if (error instanceof BrandError) return error.settings;
    throw fileFailure(file, error);
  }
}

/**
 * What a TypeScript file exports as `brand`.
 *
 * @throws BrandError where its settings are wrong
 */
export async function importBrand(file: string): Promise<unknown> {
  const { brand } = (await import(pathToFileURL(path.resolve(file)).href)) as { brand?: unknown };
  if (!brand) throw new Error('it exports no brand: export const brand = defineBrand({ … })');
  return brand;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`, { cause: error });
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EEXIST: 'it is there already: name another file, or take that one away first',
  EACCES: 'it is not for this user to read or write',
};

/** A failure of a file, which is named as it was typed. */
export function fileFailure(file: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const problem = problems[code] ?? messageOf(error);
  return new Error(`${file}: ${problem}`, { cause: error });
}

/** Why a file cannot be read, with the place of a slip in it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = placeOf(error);
  return place ? `${error.message} (${place})` : error.message;
}

/** Where Node found no TypeScript: it writes file and line in front of the stack, and marks the column below what is there. */
function placeOf({ stack = '' }: Error): string | null {
  const [head = '', ...shown] = stack.split('\n');
  const [, named = '', line] = /^(.+):(\d+)$/.exec(head) ?? [];
  const file = named.startsWith('file:') ? fileURLToPath(named) : named;
  if (!path.isAbsolute(file)) return null;
  const mark = shown.find((text) => /^\s*\^+$/.test(text));
  return `${path.relative('', file)}, line ${line}${mark ? `, column ${mark.indexOf('^') + 1}` : ''}`;
}
