import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrandError } from '@parlour/brand/define-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';

const apps = path.resolve(import.meta.dirname, '../../apps');

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
    if (!brand) throw new Error(`${file} exports no brand: export const brand = defineBrand({ … })`);
    return brand;
  } catch (error) {
    if (error instanceof BrandError) return error.settings;
    throw error;
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The settings of all apps that are sound, by the names of their folders. */
export async function readAppSettings(): Promise<BrandSettings[]> {
  const folders = await readdir(apps);
  const read = folders.map(async (folder) => {
    const { brand } = (await import(pathToFileURL(path.join(apps, folder, 'settings.ts')).href)) as {
      brand: BrandSettings;
    };
    return brand;
  });
  return (await Promise.allSettled(read)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** The settings of the apps that no start has imported: a database that knows these brands has none of their id. */
export async function readNewApps(known: readonly { id: string }[]): Promise<BrandSettings[]> {
  const ids = new Set(known.map(({ id }) => id));
  return (await readAppSettings()).filter(({ id }) => !ids.has(id));
}
