import { checkSettings, errorsOf, inOneLine } from './check-settings.ts';
import type { Problem } from './checks/rule.ts';
import { ExplainedError } from './explained-error.ts';
import { settingsSchema, type BrandSettings, type BrandSettingsInput } from './settings-schema.ts';

/** A brand whose settings are wrong; its message names the brand and each path with its reason. */
export class BrandError extends ExplainedError {
  readonly brand: string;
  readonly problems: readonly Problem[];
  /** The settings as they were written, for whoever checks them further. */
  readonly settings: unknown;

  constructor(brand: string, problems: readonly Problem[], settings: unknown) {
    super([`The settings of brand "${brand}" are wrong:`, ...problems.map(inOneLine)].join('\n  '));
    this.brand = brand;
    this.problems = problems;
    this.settings = settings;
  }
}

/**
 * A brand's settings, checked by the schema and all rules. Called once in the brand's `settings.ts`.
 *
 * @throws BrandError with all errors at once, so that nothing starts with a wrong setting
 */
export function defineBrand(settings: BrandSettingsInput): BrandSettings {
  const errors = errorsOf(checkSettings(settings));
  if (errors.length > 0) throw new BrandError(settings.id, errors, settings);
  return settingsSchema.parse(settings);
}
