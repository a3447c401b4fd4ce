import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrandError } from '@parlour/brand/define-brand';

export const isSettingsFile = (name: string): boolean => /\.(json|ts)$/.test(name);

/**
 * The settings in a file, sound or not: JSON as `export` writes it, or a TypeScript file of this workspace that exports
 * `brand`.
 */
export async function readSettings(file: string): Promise<unknown> {
  await access(file).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
  if (file.endsWith('.json')) return readJson(file);
  try {
    const { brand } = (await import(pathToFileURL(path.resolve(file)).href)) as { brand?: unknown };
    if (!brand) throw new Error(`it exports no brand: export const brand = defineBrand({ … })`);
    return brand;
  } catch (error) {
    if (error instanceof BrandError) return error.settings;
    throw fileFailure(file, error);
  }
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

/** A failure of a file, which is named as it was typed. */
export function fileFailure(file: string, error: unknown): Error {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const problem = isMissing ? 'there is no such file or folder' : messageOf(error);
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
  const [, file = '', line] = /^(.+):(\d+)$/.exec(head) ?? [];
  if (!path.isAbsolute(file)) return null;
  const mark = shown.find((text) => /^\s*\^+$/.test(text));
  return `${path.relative('', file)}, line ${line}${mark ? `, column ${mark.indexOf('^') + 1}` : ''}`;
}
