import { addedSettings, renamedSettings } from './defaults.ts';
import type { BrandSettings } from './settings-schema.ts';

/** What has become of settings since versions were kept: those that came, and the names that changed. */
interface Since {
  added: unknown;
  renamed: Readonly<Record<string, string | null>>;
}

const today: Since = { added: addedSettings, renamed: renamedSettings };

/**
 * The settings of a version, which may have been kept by an earlier release, as this one reads them: by their names of today, and with
 * what came since. What stands there is left as it was published, also where it would be refused today.
 */
export const keptSettings = (kept: unknown, { added, renamed }: Since = today): BrandSettings =>
  broughtUpToDate(kept, added, renamed, '') as BrandSettings;

function broughtUpToDate(kept: unknown, added: unknown, renamed: Since['renamed'], path: string): unknown {
  if (kept === undefined) return added;
  if (!isPart(kept)) return kept;
  const whole: Record<string, unknown> = isPart(added) ? { ...added } : {};
  for (const [key, value] of Object.entries(kept)) {
    const place = `${path}${key}`;
    const name = renamed[place] === undefined ? key : renamed[place];
    if (name !== null) whole[name] = broughtUpToDate(value, whole[name], renamed, `${place}.`);
  }
  return whole;
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
