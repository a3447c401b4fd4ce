import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { folderProblems } from '@parlour/brand/app-folder';
import { inOneLine } from '@parlour/brand/check-settings';
import type { BrandIdentity, Problem } from '@parlour/brand/checks/rule';
import { BrandError } from '@parlour/brand/define-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { z } from 'zod';
import { importBrand, messageOf } from './settings-files.ts';

const apps = path.resolve(import.meta.dirname, '../../apps');

/** An app with which no server starts. */
export interface WrongApp {
  /**
   * The name of the app's folder, which is its brand's id, whatever the file says: an id that is another's would be listed as
   * wrong.
   */
  id: string;
  /** Its settings file, from the workspace on. */
  file: string;
  /** The settings as they were written; null where the file cannot be read. */
  settings: unknown;
  /** Why the file cannot be read, or what is wrong in it. */
  reason: string;
}

/** The settings of all apps: sound ones, and files that a start would end at. */
export interface Apps {
  sound: BrandSettings[];
  wrong: WrongApp[];
}

/** Reads them by the names of their folders. */
export async function readApps(): Promise<Apps> {
  const folders = (await readdir(apps)).filter((folder) => existsSync(settingsOf(folder)));
  const read = await Promise.all(folders.map(readApp));
  return {
    sound: read.flatMap((app) => ('sound' in app ? [app.sound] : [])),
    wrong: read.flatMap((app) => ('wrong' in app ? [app.wrong] : [])),
  };
}

async function readApp(folder: string): Promise<{ sound: BrandSettings } | { wrong: WrongApp }> {
  try {
    const brand = (await importBrand(settingsOf(folder))) as BrandSettings;
    const [misplaced] = misplacedIn(settingsOf(folder), brand);
    const reason = misplaced ? inOneLine(misplaced) : identityOf(brand) ? null : 'no defineBrand has checked it';
    return reason === null
      ? { sound: brand }
      : { wrong: { id: folder, file: fileOf(folder), settings: brand, reason } };
  } catch (error) {
    const [settings, reason] = error instanceof BrandError ? [error.settings, error.message] : [null, messageOf(error)];
    return { wrong: { id: folder, file: fileOf(folder), settings, reason } };
  }
}

const fileOf = (folder: string): string => `apps/${folder}/settings.ts`;

const settingsOf = (folder: string): string => path.join(apps, folder, 'settings.ts');

/** What is wrong with the id of an app's settings, by the folder that they lie in; nothing where the file is not an app's. */
export function misplacedIn(file: string, settings: unknown): Problem[] {
  const folder = path.basename(path.dirname(path.resolve(file)));
  if (path.resolve(file) !== settingsOf(folder)) return [];
  return folderProblems(folder, settings, (id) => existsSync(settingsOf(id)));
}

const Identity = z.object({ id: z.string(), name: z.string(), mail_name: z.string(), domain: z.string() });

/** What settings that may be wrong in anything else tell their brand apart by; null where they do not say all of it. */
export const identityOf = (settings: unknown): BrandIdentity | null => Identity.safeParse(settings).data ?? null;

/** The niche that the app serves, whatever else is wrong; none where it does not say one. */
export const nicheOf = (settings: unknown): number[] =>
  Object.values(z.object({ niche: z.number() }).safeParse(settings).data ?? {});

/** Those that no start has imported: a database that knows these brands has none of their id. */
export function notAmong<App extends { id: string }>(apps: readonly App[], known: readonly { id: string }[]): App[] {
  const ids = new Set(known.map(({ id }) => id));
  return apps.filter(({ id }) => !ids.has(id));
}
