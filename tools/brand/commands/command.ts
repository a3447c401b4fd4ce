/** What can be said of a discount code. */
export const codeWords = [
  'code',
  'percentage',
  'amount',
  'currency',
  'minimum',
  'validity',
  'country',
  'methods',
  'member',
  'until',
] as const;

/** What was typed behind a command; of a discount code only what was said. */
export interface Typed extends Partial<Record<(typeof codeWords)[number], string>> {
  /** A file or a brand's id; null where none was given. */
  target: string | null;
  version: number | undefined;
  hours: number | undefined;
  output: string | undefined;
  json: boolean;
  live: boolean;
  production: boolean;
  publish: boolean;
  replace: boolean;
}

/** Does what was typed; false ends the process with code 1. */
export type Command = (typed: Typed) => Promise<boolean>;

/** A command was typed wrongly: the usage is shown. */
export class WrongUse extends Error {}

/** @throws WrongUse where nothing was given */
export function needed(target: string | null, what: string): string {
  if (target === null) throw new WrongUse(`Say ${what}.`);
  return target;
}

/** @throws WrongUse where the option has something else */
export function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new WrongUse(`--${option} takes a whole number of 1 or more; ${text} is none.`);
  return Number(text);
}
