/** What was typed behind a command. */
export interface Typed {
  /** A file or a brand's id; null where none was given. */
  target: string | null;
  version: number | undefined;
  hours: number | undefined;
  output: string | undefined;
  json: boolean;
  live: boolean;
  production: boolean;
  publish: boolean;
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
