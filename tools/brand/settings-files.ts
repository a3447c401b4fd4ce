import { readdir, readFile } from 'node:fs/promises';
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
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8')) as unknown;
  try {
    const { brand } = (await import(pathToFileURL(path.resolve(file)).href)) as { brand?: unknown };
    if (!brand) throw new Error(`${file} exports no brand: export const brand = defineBrand({ … })`);
    return brand;
  } catch (error) {
    if (error instanceof BrandError) return error.settings;
    throw error;
  }
}

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
