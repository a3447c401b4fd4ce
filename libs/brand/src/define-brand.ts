import type { z } from 'zod';
import { settingsSchema, type BrandSettings, type BrandSettingsInput } from './settings-schema.ts';

/** One wrong setting: where it is (`packages.NL.2.price`) and why it is wrong. */
export interface SettingProblem {
  path: string;
  reason: string;
}

/** A brand whose settings are wrong; its message names the brand and each path with its reason. */
export class BrandError extends Error {
  readonly brand: string;
  readonly problems: readonly SettingProblem[];

  constructor(brand: string, problems: readonly SettingProblem[]) {
    super([`The settings of brand "${brand}" are wrong:`, ...problems.map(inOneLine)].join('\n  '));
    this.name = 'BrandError';
    this.brand = brand;
    this.problems = problems;
  }
}

/**
 * A brand's settings, checked by the one schema. Called once in the brand's `settings.ts`.
 * @throws BrandError when a setting is wrong, so that nothing starts with it.
 */
export function defineBrand(settings: BrandSettingsInput): BrandSettings {
  const checked = settingsSchema.safeParse(settings);
  if (checked.success) return checked.data;
  throw new BrandError(settings.id, checked.error.issues.flatMap(problemsOf));
}

function problemsOf(issue: z.core.$ZodIssue): SettingProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: dotted([...issue.path, key]), reason: 'there is no such setting' }));
  }
  return [{ path: dotted(issue.path), reason: issue.message }];
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function inOneLine({ path, reason }: SettingProblem): string {
  return `${path}: ${reason}`;
}
